import { Island } from '@tand/runtime/islands';
import type { SearchTexts } from '@tand/runtime/search';
import type { SearchDialogLabels, SearchResult } from '@tand/ui';
import { useCopy } from '../app/useCopy.ts';
import { useSearchTexts } from './useSearchTexts.ts';

/** Keys of `common.links`. */
const popular = { tickets: '/tickets', schedule: '/schedule', faq: '/faq', accommodation: '/accommodation', food: '/food' } as const;

/** Props of the island `search`. */
export interface SearchIslandProps extends SearchTexts {
  labels: Omit<SearchDialogLabels, 'count' | 'none'>;
  suggestions: readonly SearchResult[];
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
