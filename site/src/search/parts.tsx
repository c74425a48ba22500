import { Island } from '@tand/runtime/islands';
import type { SearchIslandProps } from '@tand/runtime/islands/search';
import type { SearchTexts } from '@tand/runtime/search';
import { Icon, IconButton, searchGlyph } from '@tand/ui';
import { useTranslation } from 'react-i18next';
import { useCopy } from '../app/useCopy.ts';

/** The page script opens the search for elements with this `aria-keyshortcuts`. */
export const searchKeys = 'Control+K Meta+K';

/** Keys of `common.links`. */
const popular = { tickets: '/tickets', schedule: '/schedule', faq: '/faq', accommodation: '/accommodation', food: '/food' } as const;

/** Numbers of the plural categories of Swedish and English. */
const categories = { one: 1, other: 2 };

export function useSearchTexts(): SearchTexts {
  const { t } = useTranslation('common');
  return {
    counts: Object.fromEntries(
      Object.entries(categories).map(([name, count]) => [name, t('search.count', { count }).replace(String(count), '{{count}}')]),
    ),
    none: t('search.none', { name: '{{name}}' }),
    kinds: useCopy('common')('search').kinds,
  };
}

/** Without script it leads to the search page. */
export function SearchLink() {
  const { link } = useCopy('common')('search');
  return (
    <IconButton href="/search" label={link} aria-keyshortcuts={searchKeys}>
      <Icon glyph={searchGlyph} />
    </IconButton>
  );
}

/** The search dialog of every page. */
export function SearchPanel() {
  const { title, close, input, hint, loading, failed, suggestions, all } = useCopy('common')('search');
  const links = useCopy('common')('links');
  const props: SearchIslandProps = {
    ...useSearchTexts(),
    labels: { title, close, input, hint, loading, failed, suggestions },
    suggestions: [
      ...(Object.keys(popular) as (keyof typeof popular)[]).map(key => ({ id: key, title: links[key], href: popular[key] })),
      { id: 'search', title: all, href: '/search' },
    ],
  };
  return <Island of="search" on="use" props={props} />;
}
