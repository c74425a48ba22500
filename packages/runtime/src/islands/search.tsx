import { SearchDialog, type SearchDialogLabels, type SearchGroup, type SearchResult, type SearchState } from '@tand/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { href, useLang } from '../i18n/index.ts';
import { countText, loadSearch, type Search, type SearchTexts } from '../search/index.ts';

export interface SearchIslandProps extends SearchTexts {
  labels: Omit<SearchDialogLabels, 'count' | 'none'>;
  suggestions: readonly SearchResult[];
}

/** Search dialog, which may be open before it hydrates (NAV-19). */
export default function SearchIsland({ labels, counts, none, kinds, suggestions }: SearchIslandProps) {
  const lang = useLang();
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ attempt: number; search?: Search }>();
  useEffect(() => {
    if (dialog.current?.open) setAttempt(1);
  }, []);
  useEffect(() => {
    if (attempt === 0) return undefined;
    let isCurrent = true;
    void (async () => {
      const search = await loadSearch(lang).catch((error: unknown) => console.warn('The search could not be loaded.', error));
      if (isCurrent) setLoaded({ attempt, ...(search && { search }) });
    })();
    return () => {
      isCurrent = false;
    };
  }, [lang, attempt]);

  const search = loaded?.search;
  const hasFailed = loaded?.attempt === attempt && !search;
  const state: SearchState = search ? 'ready' : hasFailed ? 'failed' : 'loading';
  const groups = useMemo(
    (): SearchGroup[] =>
      (search?.(query) ?? []).map(({ kind, hits }) => ({
        id: kind,
        title: kinds[kind],
        results: hits.map(({ title, href, meta, text }) => ({ id: href, title, href, meta, text })),
      })),
    [search, query, kinds],
  );
  return (
    <SearchDialog
      ref={dialog}
      action={href(lang, 'search')}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!search && !currentTarget.contains(relatedTarget)) setAttempt(attempt + 1);
      }}
      query={query}
      onQueryChange={setQuery}
      state={state}
      groups={groups}
      suggestions={suggestions}
      onRetry={() => setAttempt(attempt + 1)}
      labels={{
        ...labels,
        count: count => countText({ counts }, count, lang),
        none: name => none.replace('{{name}}', name),
      }}
    />
  );
}
