import * as v from 'valibot';
import { isExternalUrl, isInternalPath } from '../links.ts';
import type { Localized } from '../languages.ts';
import { isLocal } from '../zone.ts';

/** A text that may be missing on the wire, then empty. */
export const optionalText = v.optional(v.nullable(v.string()));

export const someText = v.pipe(v.string(), v.nonEmpty());

/** Whether a text says anything. */
export const isFilled = (text: string): boolean => /\S/.test(text);

/** A name in both languages: where one says nothing, the other stands in. */
export const nameIn = (sv: string, en: string): Localized => ({ sv: isFilled(sv) ? sv : en, en: isFilled(en) ? en : sv });

export const localized: v.GenericSchema<Localized> = v.strictObject({ sv: someText, en: someText });

export const externalUrl = v.pipe(v.string(), v.check(isExternalUrl, 'Not an http, https or mailto address'));

export const internalPath = v.pipe(v.string(), v.check(isInternalPath, 'Not an internal path'));

/** A picture's address: a path of the site, or http(s). */
export const isPicture = (src: string): boolean => isInternalPath(src) || (/^https?:/i.test(src) && isExternalUrl(src));

export const picture = v.pipe(v.string(), v.check(isPicture, 'Not a picture address'));

export const emptyOrPicture = v.union([v.literal(''), picture]);

export const localDate = v.pipe(
  v.string(),
  v.check(text => isLocal(text) && text.length === 10, 'Not a date'),
);

export const localDateTime = v.pipe(
  v.string(),
  v.check(text => isLocal(text) && text.length > 10, 'Not a local date and time'),
);

export const kebab = v.pipe(v.string(), v.regex(/^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u));

/** A link from the wire that may be linked; what is missing, empty or unsafe is undefined, and the item stays. */
export function safeLink(url: string | null | undefined, isSafe: (url: string) => boolean): string | undefined {
  const text = url?.trim();
  return text && isSafe(text) ? text : undefined;
}

type Defined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** The object without its undefined fields. */
export function defined<T extends object>(object: T): Defined<T> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what fromEntries gives has no types for its keys
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as Defined<T>;
}
