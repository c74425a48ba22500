import { useTranslation } from 'react-i18next';
import { useCopy } from '../app/useCopy.ts';
import type { SearchTexts } from '@tand/runtime/search';

/** Numbers of the plural categories of Swedish and English. */
const categories = { one: 1, other: 2 };

export function useSearchTexts(): SearchTexts {
  const { t } = useTranslation('common');
  return {
    counts: Object.fromEntries(
      Object.entries(categories).map(([name, count]) => [name, t('search.count', { count }).replace(String(count), '{count}')]),
    ),
    none: t('search.none', { name: '{query}' }),
    kinds: useCopy('common')('search').kinds,
  };
}
