import { footer, home, menu, popular } from '@edition/lists/nav.ts';
import { Island, useSearchTexts } from '@tand/runtime/islands';
import { Accordion, Grid, Heading, LinkArrow, Picture, Section, SectionHeader, Stack, Text } from '@tand/ui';
import { use, type ReactNode } from 'react';
import { Head, pagePicture, useCopy } from '#app';
import { SearchResults, type SearchResultsProps } from '@tand/runtime/islands/results';
import { Served } from '@tand/runtime/render/served';

const isInMenu = new Set(menu.flatMap(({ links }) => links.map(({ path }) => path)));
const others = [home, ...footer.flatMap(({ links }) => links)].filter(({ path }) => !isInMenu.has(path));

const navigation = (id: string, heading: string, content: ReactNode) => (
  <nav aria-labelledby={id}>
    <SectionHeader title={heading} titleId={id} size="heading" />
    {content}
  </nav>
);

/** NAV-19 */
export default function SearchPage() {
  const copy = useCopy('search');
  const names: Record<string, string> = useCopy('common')('links');
  const blocks: Record<string, string> = useCopy('common')('menu').blocks;
  const { title, input, suggestions, all } = useCopy('common')('search');
  const texts: SearchResultsProps['texts'] = { ...useSearchTexts(), title, input };
  const { search: result } = use(Served);
  const isEmpty = !result?.groups.length;
  const list = (links: typeof popular) => (
    <Stack element="ul" gap={3}>
      {links.map(({ key, path }) => (
        <li key={path}>
          <LinkArrow href={path}>{names[key] ?? key}</LinkArrow>
        </li>
      ))}
    </Stack>
  );
  const topics = [...menu, { key: 'more', links: others }].map(({ key, links }) => ({
    id: `pages-${key}`,
    title: blocks[key] ?? copy('more'),
    content: list(links),
  }));
  return (
    <>
      <Head {...copy('meta')} path="search" />
      <Section band="wood">
        <Grid columns={2} gap="loose" align="start">
          <Stack gap={6}>
            <Heading level={1} size="title">
              {copy('headline')}
            </Heading>
            {!result && <Text isMeasured>{copy('preamble')}</Text>}
            {result ? <SearchResults texts={texts} result={result} /> : <Island of="results" on="idle" props={{ texts }} />}
            {isEmpty && navigation('popular', suggestions, list(popular))}
          </Stack>
          <Picture {...pagePicture('search')} isFramed isPriority data-front="" data-follows />
        </Grid>
      </Section>
      {isEmpty && <Section width="narrow">{navigation('pages', all, <Accordion items={topics} />)}</Section>}
    </>
  );
}
