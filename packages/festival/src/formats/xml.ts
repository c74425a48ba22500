/** Drops control characters, most of which are invalid in XML even when escaped. */
export const escapeXml = (text: string) =>
  text
    .replaceAll(/(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

export const element = (name: string, text: string | number) => `<${name}>${escapeXml(String(text))}</${name}>`;
