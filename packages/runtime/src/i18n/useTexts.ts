import { createContext, use, useCallback } from 'react';
import type { i18n as I18n } from 'i18next';
import { I18nContext } from 'react-i18next';

type Values = Record<string, string | number>;

/** Names of the current phase, the most specific first; they select texts under `key@name`. */
export const MomentNames = createContext<readonly string[]>([]);

/** Returns a function from a key to its text; for a missing key, to the key itself (LANG-7). */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- a namespace's name does not give its type
export function useTexts<Texts extends object>(namespace: string) {
  // `useTranslation` would make an i18n instance at each of many calls.
  const { i18n } = use(I18nContext);
  const { language } = i18n;
  const names = use(MomentNames);
  return useCallback(
    <Key extends keyof Texts & string>(plain: Key, values?: Values): Texts[Key] => {
      const key = currentKey(i18n, namespace, plain, names);
      const t = i18n.t as (key: string, options: object) => Texts[Key];
      // i18next would search the text for placeholders.
      const text = values ? undefined : (i18n.getResource(language, namespace, key) as Texts[Key] | undefined);
      return text ?? t(key, { ns: namespace, lng: language, returnObjects: true, ...(values ?? { skipInterpolation: true }) });
    },
    [i18n, language, namespace, names],
  );
}

function currentKey(i18n: I18n, namespace: string, key: string, names: readonly string[]): string {
  const name = names.find(one => i18n.getResource(i18n.language, namespace, `${key}@${one}`) !== undefined);
  return name === undefined ? key : `${key}@${name}`;
}

/** Like `useTexts`, but undefined for a missing key. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as above
export function useOptionalTexts<Texts extends object>(namespace: string) {
  const { i18n } = use(I18nContext);
  const names = use(MomentNames);
  const texts = useTexts<Texts>(namespace);
  return <Key extends keyof Texts & string>(key: Key) =>
    i18n.exists(currentKey(i18n, namespace, key, names), { ns: namespace }) ? texts(key) : (undefined as Texts[Key]);
}
