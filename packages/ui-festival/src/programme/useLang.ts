import { languages, type Lang } from '@tand/festival';
import { useLocale } from '@tand/ui/foundations/LocaleProvider';

/** Language of the programme's data: the one of the page, or the first where the data has no other. */
export function useLang(): Lang {
  const { lang } = useLocale();
  return languages.find(one => lang.split('-')[0] === one) ?? languages[0];
}
