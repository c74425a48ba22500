import { edition } from '@edition/edition.ts';
import { costQuery, parseCost, previewStandIn, servedQuery } from '@tand/festival';
import type { PageModule } from '@tand/runtime/data';
import { href, languages } from '@tand/runtime/i18n';
import { festivalFacts, siteRenderer, type RendererOptions } from '@tand/runtime/render';
import type { Renderer } from '@tand/server';
import { BareLayout, Layout } from './app/Layout.tsx';
import { Surroundings } from './app/surroundings.ts';
import { costRules } from './costRules.ts';
import { seedPaths } from './data/paths.ts';
import { islands } from './islands/list.ts';
import { labelAsked } from './labelPreview.ts';
import { moments } from './moments.ts';
import { pushWords } from './schedule/pushWords.ts';
import { searchData } from './data/searchData.ts';
import { siteFiles } from './siteFiles.ts';
import { pageAt, redirects } from './sitemap.ts';

const modules = import.meta.glob<PageModule>(['./pages/**/*.tsx', '!**/*.test.tsx']);

function costAsked(query: URLSearchParams): string | undefined {
  const choice = parseCost(query, costRules);
  return choice && costQuery(choice);
}

export async function createSiteRenderer(options: RendererOptions): Promise<Renderer> {
  const { texts, offline, draw } = options;
  const site = {
    edition,
    pageAt,
    importPage: ({ module }: { module: string }) => modules[`./pages/${module}.tsx`]!(),
    layout: Layout,
    bareLayout: BareLayout,
    islands,
    surroundings: Surroundings,
    moments,
    redirects,
    searchData: (lang, { news, schedule }) => searchData({ lang, texts: texts[lang]!, news, schedule }),
    asked: { 'info/label': labelAsked, 'info/eventinfo': costAsked },
  } satisfies Parameters<typeof siteRenderer>[0];
  return {
    ...(await siteRenderer(site, options)),
    ...siteFiles(texts, offline, draw),
    festival: festivalFacts(edition),
    message: pushWords(texts),
    addresses: content => languages.flatMap(lang => seedPaths(content).map(path => href(lang, path))),
    elsewhere: previewStandIn,
    variant: (address, query) => (/^\/\w+\/schedule\/?$/i.test(address) ? servedQuery(query, edition.dates.days.length) : ''),
  };
}
