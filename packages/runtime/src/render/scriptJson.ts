import { memoize } from '@tand/festival';
import type { Texts } from '../i18n/i18n.ts';

/** `<` is escaped, so that no text can end the script element. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const textsJson = memoize((texts: Texts) => scriptJson(texts));

export const withTextsJson = (data: object, texts: Texts): string => `${scriptJson(data).slice(0, -1)},"texts":${textsJson(texts)}}`;
