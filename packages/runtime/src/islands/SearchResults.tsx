import { Button, Heading, LinkArrow, Stack, Text, TextField } from '@tand/ui';
import type { Ref } from 'react';
import { href as hrefIn, useLang } from '../i18n/index.ts';
import { countText, type FoundPages, type SearchTexts } from '../search/index.ts';

export interface SearchResultsProps {
  texts: SearchTexts & {
    title: string;
    input: string;
  };
  result?: FoundPages | undefined;
  field?: Ref<HTMLInputElement>;
}

export function SearchResults({ texts, result, field }: SearchResultsProps) {
  const lang = useLang();
  const count = result?.groups.reduce((sum, { hits }) => sum + hits.length, 0) ?? 0;
  return (
    <Stack gap={6}>
      <form role="search" action={hrefIn(lang, 'search')} method="get">
        <Stack direction="row" gap={4} align="end">
          <TextField label={texts.input} name="q" type="search" defaultValue={result?.query} ref={field} />
          <Button type="submit">{texts.title}</Button>
        </Stack>
      </form>
      {result && <Text role="status">{count === 0 ? texts.none.replace('{{name}}', result.query) : countText(texts, count, lang)}</Text>}
      {result?.groups.map(({ kind, hits }) => (
        <section key={kind} aria-labelledby={`found-${kind}`}>
          <Stack gap={3}>
            <Heading level={2} size="heading" id={`found-${kind}`}>
              {texts.kinds[kind]}
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
