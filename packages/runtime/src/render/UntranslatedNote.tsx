import { contentLang } from '@tand/festival';
import { Section } from '@tand/ui';
import { useTranslation } from 'react-i18next';
import { useLang, type Lang } from '../i18n/index.ts';
import { usePageHandle } from './usePage.ts';

/** How much of the page's own texts is translated; undefined if all of it is. */
function useTranslated(): 'some' | 'none' | undefined {
  const { i18n } = useTranslation();
  const page = usePageHandle();
  return i18n.getResource(useLang(), 'untranslated', page?.texts[0] ?? '') as 'some' | 'none' | undefined;
}

/** Language of the page's own texts: English if an added language has none of them (LANG-1), else undefined. */
export function useTextLang(): Lang | undefined {
  const lang = useLang();
  return useTranslated() === 'none' ? contentLang(lang) : undefined;
}

/** In an added language, says that the page is in English where it has content, or texts that are not translated (LANG-1). */
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
