import { use, useCallback } from 'react';
import { I18nContext } from 'react-i18next';

type Values = Record<string, string | number>;

/**
 * `useTexts('home')('hero')` gives the text, list or group under a key of a namespace; with values it is filled in. A missing key warns and
 * gives its name (LANG-7).
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- each namespace has its own type, which its name alone does not give
export function useTexts<Texts extends object>(namespace: string) {
  // `useTranslation` makes an i18n instance at each call, which pages call often.
  const { i18n } = use(I18nContext);
  const { language } = i18n;
  return useCallback(
    <Key extends keyof Texts & string>(key: Key, values?: Values): Texts[Key] => {
      const t = i18n.t as (key: string, options: object) => Texts[Key]; // typed by the files of the copy
      // i18next takes as long for a text without placeholders as for one with them.
      const text = values ? undefined : (i18n.getResource(language, namespace, key) as Texts[Key] | undefined);
      return text ?? t(key, { ns: namespace, lng: language, returnObjects: true, ...(values ?? { skipInterpolation: true }) });
    },
    [i18n, language, namespace],
  );
}

/** Like `useTexts`, for texts with optional keys: a missing one gives undefined. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as above
export function useOptionalTexts<Texts extends object>(namespace: string) {
  const { i18n } = use(I18nContext);
  const texts = useTexts<Texts>(namespace);
  return <Key extends keyof Texts & string>(key: Key) => (i18n.exists(key, { ns: namespace }) ? texts(key) : (undefined as Texts[Key]));
}
