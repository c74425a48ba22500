import { useEffect, useRef, useState } from 'react';
import { useLang } from '../i18n/index.ts';
import { loadSearch, type FoundPages } from '../search/index.ts';
import { useAddress } from './address.ts';
import { SearchResults, type SearchResultsProps } from './SearchResults.tsx';

const readQuery = ({ search }: Location) => new URLSearchParams(search).get('q')?.trim() ?? '';

/** Search results on static hosts and offline, where no server renders them. */
export default function ResultsIsland({ texts }: Pick<SearchResultsProps, 'texts'>) {
  const lang = useLang();
  const query = useAddress(readQuery, '');
  const field = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<FoundPages>();
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

export { SearchResults, type SearchResultsProps };
