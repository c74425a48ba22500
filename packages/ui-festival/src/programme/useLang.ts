import type { Lang } from '@tand/festival';
import { useLocale } from '@tand/ui/foundations/LocaleProvider';

/** Language of the page without its region. */
export function useLang(): Lang {
  return useLocale().lang.split('-')[0]!;
}
