import type { Texts } from '../i18n/i18n.ts';

/** JSON for a script element: `<` is escaped, so that no text can end the element. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const jsonOf = new WeakMap<Texts, string>();

/** JSON of an object with `texts`; that of the texts is cached, as pages of a kind have the same. */
export function withTextsJson(data: object, texts: Texts): string {
  let json = jsonOf.get(texts);
  if (json === undefined) jsonOf.set(texts, (json = scriptJson(texts)));
  return `${scriptJson(data).slice(0, -1)},"texts":${json}}`;
}
