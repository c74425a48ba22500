import { useTranslation } from 'react-i18next';
import { defaultLang, type Lang } from '../language.ts';
import { useLang } from './useLang.ts';

/** The language of texts that stand in for those of the page's own, which could not be loaded (LANG-6); undefined when none do. */
export function useStandInLang(namespaces: readonly string[]): Lang | undefined {
  const lang = useLang();
  const { i18n } = useTranslation();
  return namespaces.every(ns => i18n.hasResourceBundle(lang, ns)) ? undefined : defaultLang;
}
