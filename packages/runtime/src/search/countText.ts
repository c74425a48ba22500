import type { Lang } from '../i18n/language.ts';
import type { SearchTexts } from './data.ts';

export const countText = ({ counts }: Pick<SearchTexts, 'counts'>, count: number, lang: Lang): string =>
  (counts[new Intl.PluralRules(lang).select(count)] ?? counts['other']!).replace('{{count}}', String(count));
