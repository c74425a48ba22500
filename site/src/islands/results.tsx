import { useAddress } from '@tand/runtime/islands';
import { useEffect, useRef, useState } from 'react';
import { useLang } from '@tand/runtime/i18n';
import { loadSearch } from '@tand/runtime/search';
import { SearchResults, type SearchResultsProps } from '../search/SearchResults.tsx';
import type { SearchResult } from '../seo/served.ts';

const readQuery = ({ search }: Location) => new URLSearchParams(search).get('q')?.trim() ?? '';

/** Results of the address's query where no server has rendered them: on static hosts, and offline. */
export default function ResultsIsland({ texts }: Pick<SearchResultsProps, 'texts'>) {
  const lang = useLang();
  const query = useAddress(readQuery, '');
  const field = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<SearchResult>();
  useEffect(() => {
    if (!query) return undefined;
    let isCurrent = true;
    field.current!.value ||= query;
    loadSearch(lang).then(
      find => isCurrent && setResult({ query, groups: find(query) }),
      (error: unknown) => console.warn('The search could not be loaded.', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [query, lang]);
  return <SearchResults texts={texts} result={result} field={field} />;
}
