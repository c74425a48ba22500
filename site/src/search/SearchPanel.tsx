import { SearchDialog, type SearchGroup, type SearchState } from '@tand/ui';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCopy } from '../app/useCopy.ts';
import { useLang } from '../app/useLang.ts';
import { href } from '../sitemap.ts';
import { loadSearch, type Search } from './load.ts';

/** Keys of `common.links`. */
const popular = { tickets: '/tickets', schedule: '/schedule', faq: '/faq', accommodation: '/accommodation', food: '/food' } as const;

/** An island that the boot script may open before hydration, with text typed by then. Data are fetched at the first opening. */
export default function SearchPanel() {
  const lang = useLang();
  const { t } = useTranslation('common');
  const copy = useCopy('common')('search');
  const links = useCopy('common')('links');
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ lang: string; attempt: number; search?: Search }>();
  // A layout effect: an update that React renders before a passive effect would replace the typed text by the empty `query`.
  useLayoutEffect(() => {
    if (!dialog.current?.open) return;
    setAttempt(1);
    setQuery(dialog.current.querySelector('input')!.value);
  }, []);
  useEffect(() => {
    if (attempt === 0) return undefined;
    let isCurrent = true;
    void (async () => {
      const search = await loadSearch(lang).catch((error: unknown) => console.warn('The search could not be loaded.', error));
      if (isCurrent) setLoaded({ lang, attempt, ...(search && { search }) });
    })();
    return () => {
      isCurrent = false;
    };
  }, [lang, attempt]);

  const search = loaded?.lang === lang ? loaded.search : undefined;
  const hasFailed = loaded?.lang === lang && loaded.attempt === attempt && !loaded.search;
  const state: SearchState = search ? 'ready' : hasFailed ? 'failed' : 'loading';
  const groups = useMemo(
    (): SearchGroup[] =>
      (search?.(query) ?? []).map(({ kind, hits }) => ({
        id: kind,
        title: copy.kinds[kind],
        results: hits.map(({ title, href, meta, text }) => ({ id: href, title, href, meta, text })),
      })),
    [search, query, copy],
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
      suggestions={[
        ...(Object.keys(popular) as (keyof typeof popular)[]).map(key => ({ id: key, title: links[key], href: popular[key] })),
        { id: 'search', title: copy.all, href: '/search' },
      ]}
      onRetry={() => setAttempt(attempt + 1)}
      labels={{
        ...copy,
        count: count => t('search.count', { count }),
        none: name => t('search.none', { name }),
      }}
    />
  );
}
