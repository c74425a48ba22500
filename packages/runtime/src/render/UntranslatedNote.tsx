import { contentLang } from '@tand/festival';
import { Section } from '@tand/ui';
import { useTranslation } from 'react-i18next';
import { useLang, type Lang } from '../i18n/index.ts';
import { usePageHandle } from './usePage.ts';

function useTranslated(): 'some' | 'none' | undefined {
  const { i18n } = useTranslation();
  const page = usePageHandle();
  return i18n.getResource(useLang(), 'untranslated', page?.texts[0] ?? '') as 'some' | 'none' | undefined;
}

/** 'en' if an added language has none of the page's texts, else undefined (LANG-1). */
export function useTextLang(): Lang | undefined {
  const lang = useLang();
  return useTranslated() === 'none' ? contentLang(lang) : undefined;
}

/** LANG-1 */
export function UntranslatedNote() {
  const { t } = useTranslation('common');
  const lang = useLang();
  const page = usePageHandle();
  const isPartly = useTranslated() !== undefined;
  if (lang === contentLang(lang) || !(isPartly || page?.reads?.length)) return null;
  return (
    <Section padding="tight">
      <p>{t('language.untranslated')}</p>
    </Section>
  );
}
