import { defaultLanguage, upperFirst, type Lang } from '@tand/festival';
import { writeStored } from '@tand/ui/dom';

/** LANG-1 */
export const languages: readonly Lang[] = __LANGUAGES__;
export type { Lang };
export const languageName = (lang: Lang) => upperFirst(new Intl.DisplayNames([lang], { type: 'language' }).of(lang)!);
export const defaultLang: Lang = defaultLanguage;

export function langInPath(pathname: string): Lang | undefined {
  const first = pathname.split('/')[1];
  return languages.find(lang => lang === first);
}

export const langOf = (pathname: string): Lang => langInPath(pathname) ?? defaultLang;

export const rememberLang = (lang: Lang) => writeStored('tand:lang', lang);

/** Address of the page at `path`, which has no language and may begin with a slash. */
export const href = (lang: Lang, path: string) => `/${lang}/${path.replace(/^\//, '')}`;
