import type { Copy, EntryCopy, EntryKind } from '@tand/editions';
import type { i18n as I18n } from 'i18next';
import { use, useCallback } from 'react';
import { I18nContext } from 'react-i18next';

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
  const { i18n } = use(I18nContext);
  const copy = useTexts<EntryCopy[Kind]>(page);
  return <Key extends keyof EntryCopy[Kind] & string>(key: Key) =>
    i18n.exists(key, { ns: page }) ? copy(key) : (undefined as EntryCopy[Kind][Key]);
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the files of the copy have a shape that only their name tells
function useTexts<Texts extends object>(page: string) {
  // A page asks often; `useTranslation` makes an i18n of its own each time.
  const { i18n } = use(I18nContext);
  const { language } = i18n;
  return useCallback(
    <Key extends keyof Texts & string>(key: Key, values?: Values): Texts[Key] => {
      const t: Translate = (name, more) => i18n.t(name, { ns: page, lng: language, returnObjects: true, ...more });
      const find = (): Texts[Key] => filled(t, key, i18n.getResource(language, page, key));
      return values ? t(key, values) : kept(i18n, [page], key, find);
    },
    [i18n, language, page],
  );
}

type Translate = (key: string, values?: Values) => any; // typed by the files of the copy instead

/** The text, list or group that the file has under a key. i18next is asked for what words go into only: it takes as long for the rest. */
function filled(t: Translate, key: string, value: unknown): any {
  if (Array.isArray(value)) return value.map((one, index) => filled(t, `${key}.${index}`, one));
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filled(t, `${key}.${name}`, one)]));
  // What is missing in this language, or nests another text, i18next knows how to find.
  return typeof value === 'string' && !/\{\{|\$t\(/.test(value) ? value : t(key);
}

const made = new WeakMap<object, Map<string, unknown>>();

/**
 * What is made of the texts of some namespaces: putting words into them costs more than showing them, so it is done once for
 * a language, and gives the same object each time. What stands in for texts that are not loaded is not kept.
 */
export function kept<T>(i18n: I18n, namespaces: readonly string[], name: string, make: () => T): T {
  const { language } = i18n;
  if (!namespaces.every(page => i18n.hasResourceBundle(language, page))) return make();
  let known = made.get(i18n);
  if (!known) made.set(i18n, (known = new Map<string, unknown>()));
  const full = [language, ...namespaces, name].join(' ');
  if (!known.has(full)) known.set(full, make());
  return known.get(full) as T;
}
