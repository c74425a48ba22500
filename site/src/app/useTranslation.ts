import type { i18n as I18n, TFunction } from 'i18next';
import { createContext, use } from 'react';
import type { Lang } from '../language.ts';
import { useLang } from './useLang.ts';

/** Where the texts come from. */
export const I18nContext = createContext<I18n | undefined>(undefined);

interface Translation {
  t: TFunction;
  i18n: I18n;
}

const known = new WeakMap<I18n, Map<string, Translation>>();

/**
 * The texts of a namespace in the page's language, `common` among them. The same object for the same language, so that it
 * can stand among dependencies.
 * @throws Error outside of `I18nContext`
 */
export function useTranslation(namespace = 'common'): Translation {
  const i18n = use(I18nContext);
  if (!i18n) throw new Error('There are no texts around this component.');
  return translation(i18n, useLang(), namespace);
}

function translation(i18n: I18n, lang: Lang, namespace: string): Translation {
  let own = known.get(i18n);
  if (!own) known.set(i18n, (own = new Map<string, Translation>()));
  const name = `${lang} ${namespace}`;
  if (!own.has(name)) own.set(name, { t: withMemory(i18n, lang, namespace), i18n });
  return own.get(name)!;
}

/** i18next's own type follows the options through all that a text may be. */
type Translate = (key: string, values?: object) => string;

/** What has no values in it is put together once: a page asks for a hundred texts, and i18next takes its time for each. */
function withMemory(i18n: I18n, lang: Lang, namespace: string): TFunction {
  const t = i18n.getFixedT(lang, namespace);
  const texts = new Map<string, string>();
  const remembering = (key: string, values?: object) => {
    // What stands in for a text that is not there gives way to it later.
    if (values || !i18n.hasResourceBundle(lang, namespace)) return (t as Translate)(key, values);
    let text = texts.get(key);
    if (text === undefined) texts.set(key, (text = (t as Translate)(key)));
    return text;
  };
  return Object.assign(remembering as TFunction, { ns: namespace });
}
