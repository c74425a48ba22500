import { useTranslation } from 'react-i18next';
import { defaultLang, type Lang } from '../language.ts';
import { useLang } from './useLang.ts';

/** Language of the fallback texts where the page's own could not be loaded (LANG-6); undefined otherwise. */
export function useStandInLang(namespaces: readonly string[]): Lang | undefined {
  const lang = useLang();
  const { i18n } = useTranslation();
  return namespaces.every(ns => i18n.hasResourceBundle(lang, ns)) ? undefined : defaultLang;
}
