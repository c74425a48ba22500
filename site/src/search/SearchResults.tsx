import { Button, Heading, LinkArrow, Stack, Text, TextField } from '@tand/ui';
import { useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useCopy } from '../app/useCopy.ts';
import { useLang } from '../app/useLang.ts';
import { useIsReady } from '../schedule/useIsReady.ts';
import { Served, type SearchResult } from '../seo/served.ts';
import { loadSearch } from './load.ts';

/** The server's result, or computed here on static hosts. */
export function useResult(): SearchResult | undefined {
  const { search: served } = useContext(Served);
  const lang = useLang();
  const isReady = useIsReady();
  const { search } = useLocation();
  const [found, setFound] = useState<SearchResult>();
  const query = isReady ? (new URLSearchParams(search).get('q')?.trim() ?? '') : (served?.query ?? '');
  const isServed = served?.query === query;
  useEffect(() => {
    if (!query || isServed) return undefined;
    let isCurrent = true;
    loadSearch(lang).then(
      find => isCurrent && setFound({ query, groups: find(query) }),
      (error: unknown) => console.warn('The search could not be loaded.', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [query, lang, isServed]);
  if (!query) return undefined;
  return isServed ? served : found?.query === query ? found : { query, groups: [] };
}

export function SearchResults({ result }: { result?: SearchResult | undefined }) {
  const lang = useLang();
  const { t } = useTranslation('common');
  const copy = useCopy('common')('search');
  const count = result?.groups.reduce((sum, { hits }) => sum + hits.length, 0) ?? 0;
  return (
    <Stack gap={6}>
      <form role="search" action={`/${lang}/search`} method="get">
        <Stack direction="row" gap={4} align="end">
          <TextField label={copy.input} name="q" type="search" defaultValue={result?.query} key={result?.query ?? ''} />
          <Button type="submit">{copy.title}</Button>
        </Stack>
      </form>
      {result && <Text role="status">{count === 0 ? t('search.none', { name: result.query }) : t('search.count', { count })}</Text>}
      {result?.groups.map(({ kind, hits }) => (
        <section key={kind} aria-labelledby={`found-${kind}`}>
          <Stack gap={3}>
            <Heading level={2} size="heading" id={`found-${kind}`}>
              {copy.kinds[kind]}
            </Heading>
            <Stack element="ul" gap={3}>
              {hits.map(({ href, title, meta, text }) => (
                <li key={href}>
                  <LinkArrow href={href}>{title}</LinkArrow>
                  {(meta || text) && <Text>{[meta, text].filter(Boolean).join('. ')}</Text>}
                </li>
              ))}
            </Stack>
          </Stack>
        </section>
      ))}
    </Stack>
  );
}
