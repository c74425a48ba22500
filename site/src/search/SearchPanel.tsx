import { Island } from '@tand/runtime/islands';
import { useCopy } from '../app/useCopy.ts';
import type { SearchIslandProps } from '../islands/search.tsx';
import { useSearchTexts } from './useSearchTexts.ts';

/** Keys of `common.links`. */
const popular = { tickets: '/tickets', schedule: '/schedule', faq: '/faq', accommodation: '/accommodation', food: '/food' } as const;

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
