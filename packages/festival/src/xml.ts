/** Text as it may stand in XML 1.0, in attributes too; most control characters have no place there, escaped or not. */
export const escapeXml = (text: string) =>
  text
    .replaceAll(/(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** An element that holds a text. */
export const element = (name: string, text: string | number) => `<${name}>${escapeXml(String(text))}</${name}>`;
