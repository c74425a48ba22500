import { Island } from '@tand/runtime/islands';
import { useTranslation } from 'react-i18next';
import { useCopy } from '../app/useCopy.ts';
import type { SearchIslandProps } from '../islands/search.tsx';

/** Keys of `common.links`. */
const popular = { tickets: '/tickets', schedule: '/schedule', faq: '/faq', accommodation: '/accommodation', food: '/food' } as const;

/** Numbers of the plural categories of Swedish and English. */
const categories = { one: 1, other: 2 };

/** The search dialog of every page. */
export function SearchPanel() {
  const { t } = useTranslation('common');
  const { kinds, all, ...texts } = useCopy('common')('search');
  const links = useCopy('common')('links');
  const { title, close, input, hint, loading, failed, suggestions } = texts;
  const props: SearchIslandProps = {
    labels: { title, close, input, hint, loading, failed, suggestions },
    counts: Object.fromEntries(
      Object.entries(categories).map(([name, count]) => [name, t('search.count', { count }).replace(String(count), '{count}')]),
    ),
    none: t('search.none', { name: '{query}' }),
    kinds,
    suggestions: [
      ...(Object.keys(popular) as (keyof typeof popular)[]).map(key => ({ id: key, title: links[key], href: popular[key] })),
      { id: 'search', title: all, href: '/search' },
    ],
  };
  return <Island of="search" on="use" props={props} />;
}
