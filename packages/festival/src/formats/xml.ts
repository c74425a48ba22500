/** Drops control characters but tab and line breaks: XML forbids those below U+0020 even escaped. */
export const escapeXml = (text: string) =>
  text
    .replaceAll(/(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

export const element = (name: string, text: string | number) => `<${name}>${escapeXml(String(text))}</${name}>`;
