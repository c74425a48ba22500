import type { Copy, EntryCopy, EntryKind } from '@tand/editions';
import { use, useCallback } from 'react';
import { I18nContext } from 'react-i18next';

type Values = Record<string, string | number>;

/** `copy('hero')` gives the text, list or group under a key; with values it is filled in. A missing key warns and gives its name (LANG-7). */
export const useCopy = <Page extends keyof Copy>(page: Page) => useTexts<Copy[Page]>(page);

/** Copy of an entry's page; the build checks the file against the type of its kind. An optional key may give undefined. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as below
export function useEntryCopy<Kind extends EntryKind>(page: string) {
  const { i18n } = use(I18nContext);
  const copy = useTexts<EntryCopy[Kind]>(page);
  return <Key extends keyof EntryCopy[Kind] & string>(key: Key) =>
    i18n.exists(key, { ns: page }) ? copy(key) : (undefined as EntryCopy[Kind][Key]);
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the files of the copy have a shape that only their name tells
function useTexts<Texts extends object>(page: string) {
  // `useTranslation` makes an i18n instance at each call, which pages call often.
  const { i18n } = use(I18nContext);
  const { language } = i18n;
  return useCallback(
    <Key extends keyof Texts & string>(key: Key, values?: Values): Texts[Key] => {
      const t = i18n.t as (key: string, options: object) => Texts[Key]; // typed by the files of the copy
      // i18next takes as long for a text without placeholders as for one with them.
      const text = values ? undefined : (i18n.getResource(language, page, key) as Texts[Key] | undefined);
      return text ?? t(key, { ns: page, lng: language, returnObjects: true, ...(values ?? { skipInterpolation: true }) });
    },
    [i18n, language, page],
  );
}
