import { useTranslation } from 'react-i18next';
import { defaultLang, type Lang } from '../language.ts';
import { useLang } from './useLang.ts';

/** Undefined unless texts of the fallback language are shown (LANG-6). */
export function useStandInLang(namespaces: readonly string[]): Lang | undefined {
  const lang = useLang();
  const { i18n } = useTranslation();
  return namespaces.every(ns => i18n.hasResourceBundle(lang, ns)) ? undefined : defaultLang;
}
