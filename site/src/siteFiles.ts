import { edition } from '@edition/edition.ts';
import { previewAddresses } from '@tand/festival';
import type { CalendarTexts } from '@tand/festival/calendar';
import type { FeedTexts } from '@tand/festival/feeds';
import type { OpenDataWords } from '@tand/festival/openData';
import { languages, type Lang, type Texts } from '@tand/runtime/i18n';
import type { OfflineAssets } from '@tand/runtime/offline';
import { contentFiles, type DrawPreview } from '@tand/runtime/render';
import { seedPaths } from './data/paths.ts';
import { labelPreview } from './labelPreview.ts';
import { moments } from './moments.ts';
import { previewFile } from './schedule/previews.ts';
import { searchData } from './data/searchData.ts';
import { pageAt } from './sitemap.ts';

const offlinePages = ['offline', 'home', 'schedule', 'tickets', 'faq', 'eventrules', 'eventinfo', 'universe/districts'];

export function siteFiles(texts: Record<string, Texts>, assets: OfflineAssets | undefined, draw: DrawPreview | undefined) {
  const inBoth = <Words>(words: (copy: Texts) => Words) =>
    Object.fromEntries(languages.map(lang => [lang, words(texts[lang]!)])) as Record<Lang, Words>;
  const files = contentFiles({
    edition,
    feedTexts: inBoth(({ news }) => (news as { meta: FeedTexts }).meta),
    calendarTexts: inBoth(({ schedule }) => schedule as CalendarTexts),
    openDataWords: texts[edition.defaultLanguage]!['schedule'] as OpenDataWords,
    searchData: (lang, { news, schedule }) => searchData({ lang, texts: texts[lang]!, news, schedule }),
    paths: seedPaths,
    isListed: path => pageAt(path)?.isUnlisted !== true,
    ...(assets && {
      offline: {
        assets,
        shared: offlinePages,
        isOpenedFirst: path => /^(?:(?:news|schedule)\/|404$)/.test(path),
        moment: now => Math.max(...offlinePages.map(path => moments.momentOf(pageAt(path)!.moment, now))),
      },
    }),
  });
  if (!draw) return files;
  return {
    ...files,
    drawnOnDemand: previewAddresses(edition),
    drawn: (address: string, query: URLSearchParams) => labelPreview(address, query, texts, draw),
    file: (address: string) => previewFile(address, texts, draw) ?? files.file(address),
  };
}
