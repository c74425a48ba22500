import type { Lang } from '@tand/festival';
import { useLocale } from '@tand/ui/foundations/LocaleProvider';

export function useLang(): Lang {
  return useLocale().lang.split('-')[0]!;
}
