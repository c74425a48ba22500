import { footer, home, menu } from '@edition/lists/nav.ts';
import { Island, useSearchTexts } from '@tand/runtime/islands';
import { Grid, Heading, LinkArrow, Picture, Section, Stack, Text } from '@tand/ui';
import { use } from 'react';
import { Head, pagePicture, useCopy } from '#app';
import { SearchResults, type SearchResultsProps } from '@tand/runtime/islands/results';
import { Served } from '@tand/runtime/render/served';

const isInMenu = new Set(menu.flatMap(({ links }) => links.map(({ path }) => path)));
const others = [home, ...footer.flatMap(({ links }) => links)].filter(({ path }) => !isInMenu.has(path));

/** Results of `?q=`, or the search form; then, unless something is found, the site's pages by topic (NAV-19). */
export default function SearchPage() {
  const copy = useCopy('search');
  const links: Record<string, string> = useCopy('common')('links');
  const blocks: Record<string, string> = useCopy('common')('menu').blocks;
  const { title, input } = useCopy('common')('search');
  const texts: SearchResultsProps['texts'] = { ...useSearchTexts(), title, input };
  const { search: result } = use(Served);
  const groups = [
    ...menu.map(({ key, links: own }) => ({ key, title: blocks[key] ?? key, links: own })),
    { key: 'more', title: copy('more'), links: others },
  ];
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
          </Stack>
          <Picture {...pagePicture('search')} isFramed isPriority data-front="" data-follows />
        </Grid>
      </Section>
      {!result?.groups.length && (
        <Section>
          <Grid columns={3} gap="loose">
            {groups.map(group => (
              <nav key={group.key} aria-labelledby={`pages-${group.key}`}>
                <Stack gap={4}>
                  <Heading level={2} size="heading" id={`pages-${group.key}`}>
                    {group.title}
                  </Heading>
                  <Stack element="ul" gap={2}>
                    {group.links.map(({ key, path }) => (
                      <li key={path}>
                        <LinkArrow href={path}>{links[key] ?? key}</LinkArrow>
                      </li>
                    ))}
                  </Stack>
                </Stack>
              </nav>
            ))}
          </Grid>
        </Section>
      )}
    </>
  );
}
