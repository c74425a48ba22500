import type { Copy, EntryCopy, EntryKind } from '@tand/editions';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

type Values = Record<string, string | number>;

/**
 * The copy of a page: `copy('hero')` gives the text, list or group under a key of its file, with the edition's own
 * words and `values` put in. A missing key is written to the console as a warning and shown by its name (LANG-7).
 */
export const useCopy = <Page extends keyof Copy>(page: Page) => useTexts<Copy[Page]>(page);

/**
 * The copy of an entry's page, whose name stands in the edition's lists; the build holds its file to the shape of its
 * kind. A key that the file may leave out gives undefined then.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as below
export function useEntryCopy<Kind extends EntryKind>(page: string) {
  const { i18n } = useTranslation(page);
  const copy = useTexts<EntryCopy[Kind]>(page);
  return <Key extends keyof EntryCopy[Kind] & string>(key: Key) =>
    i18n.exists(key, { ns: page }) ? copy(key) : (undefined as EntryCopy[Kind][Key]);
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the files of the copy have a shape that only their name tells
function useTexts<Texts extends object>(page: string) {
  const { t, i18n } = useTranslation(page);
  return useCallback(
    <Key extends keyof Texts & string>(key: Key, values?: Values): Texts[Key] => {
      const find = (): Texts[Key] =>
        values || !i18n.hasResourceBundle(i18n.language, page)
          ? (t as Translate)(key, { returnObjects: true, ...values })
          : filled(t as Translate, key, i18n.getResource(i18n.language, page, key));
      return values || !i18n.hasResourceBundle(i18n.language, page) ? find() : kept(i18n, `${i18n.language} ${page} ${key}`, find);
    },
    [t, i18n, page],
  );
}

type Translate = (key: string, options?: Record<string, unknown>) => any; // typed by the files of the copy instead

/** The text, list or group that the file has under a key. i18next is asked for what words go into only: it takes as long for the rest. */
function filled(t: Translate, key: string, value: unknown): any {
  if (Array.isArray(value)) return value.map((one, index) => filled(t, `${key}.${index}`, one));
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filled(t, `${key}.${name}`, one)]));
  // What is missing in this language, or nests another text, i18next knows how to find.
  return typeof value === 'string' && !/\{\{|\$t\(/.test(value) ? value : t(key, { returnObjects: true });
}

const texts = new WeakMap<object, Map<string, unknown>>();

/** Putting words into the texts of a page costs more than showing them: done once, and the same object each time. */
function kept<T>(owner: object, name: string, find: () => T): T {
  let known = texts.get(owner);
  if (!known) texts.set(owner, (known = new Map<string, unknown>()));
  if (!known.has(name)) known.set(name, find());
  return known.get(name) as T;
}
