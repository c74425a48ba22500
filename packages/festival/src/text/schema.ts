import * as v from 'valibot';
import { isExternalUrl, isInternalPath } from './links.ts';
import type { Localized } from '../languages.ts';
import { isLocal } from '../time/zone.ts';

export const optionalText = v.optional(v.nullable(v.string()));

export const someText = v.pipe(v.string(), v.nonEmpty());

export const isFilled = (text: string): boolean => /\S/.test(text);

export const nameIn = (sv: string, en: string): Localized => ({ sv: isFilled(sv) ? sv : en, en: isFilled(en) ? en : sv });

export const localized: v.GenericSchema<Localized> = v.objectWithRest({ sv: someText, en: someText }, someText);

export const externalUrl = v.pipe(v.string(), v.check(isExternalUrl, 'externalLink'));

export const internalPath = v.pipe(v.string(), v.check(isInternalPath, 'internalLink'));

export const isPicture = (src: string): boolean => isInternalPath(src) || (/^https?:/i.test(src) && isExternalUrl(src));

export const picture = v.pipe(v.string(), v.check(isPicture, 'picture'));

export const emptyOrPicture = v.union([v.literal(''), picture]);

export const localDate = v.pipe(
  v.string(),
  v.check(text => isLocal(text) && text.length === 10, 'date'),
);

export const localDateTime = v.pipe(
  v.string(),
  v.check(text => isLocal(text) && text.length > 10, 'localTime'),
);

export const kebab = v.pipe(v.string(), v.regex(/^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u));

export function safeLink(url: string | null | undefined, isSafe: (url: string) => boolean): string | undefined {
  const text = url?.trim();
  return text && isSafe(text) ? text : undefined;
}

type Defined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

export function defined<T extends object>(object: T): Defined<T> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries doesn't type its keys
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as Defined<T>;
}
