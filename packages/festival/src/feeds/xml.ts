/** Text as it may stand in XML, in attributes too. Control characters other than tab and line breaks cannot stand there at all. */
export const escapeXml = (text: string) =>
  text
    // oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
