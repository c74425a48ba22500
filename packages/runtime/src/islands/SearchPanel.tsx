import { Icon, IconButton, searchGlyph } from '@tand/ui';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../i18n/index.ts';
import type { SearchTexts } from '../search/index.ts';
import { Island } from './Island.tsx';
import type { SearchIslandProps } from './search.tsx';

/** The page script opens the search for elements with this `aria-keyshortcuts`. */
const searchKeys = 'Control+K Meta+K';

/** An example number for each plural category of Swedish and English. */
const categories = { one: 1, other: 2 };

type SearchCopy = SearchIslandProps['labels'] & Pick<SearchTexts, 'kinds'> & { link: string; all: string };

const useSearchCopy = () => useTexts<{ search: SearchCopy }>('common')('search');

export function useSearchTexts(): SearchTexts {
  const { t } = useTranslation('common');
  return {
    counts: Object.fromEntries(
      Object.entries(categories).map(([name, count]) => [name, t('search.count', { count }).replace(String(count), '{{count}}')]),
    ),
    none: t('search.none', { name: '{{name}}' }),
    kinds: useSearchCopy().kinds,
  };
}

export const SearchLink = () => (
  <IconButton href="/search" label={useSearchCopy().link} aria-keyshortcuts={searchKeys}>
    <Icon glyph={searchGlyph} />
  </IconButton>
);

export function SearchPanel({ popular }: { popular: readonly { key: string; path: string }[] }) {
  const { title, close, input, hint, loading, failed, suggestions, all } = useSearchCopy();
  const names = useTexts<{ links: Record<string, string> }>('common')('links');
  const props: SearchIslandProps = {
    ...useSearchTexts(),
    labels: { title, close, input, hint, loading, failed, suggestions },
    suggestions: [
      ...popular.map(({ key, path }) => ({ id: key, title: names[key] ?? key, href: path })),
      { id: 'search', title: all, href: '/search' },
    ],
  };
  return <Island of="search" on="use" props={props} />;
}
