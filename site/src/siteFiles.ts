import { edition } from '@edition/edition.ts';
import { feedTypes } from '@tand/festival';
import { feedFiles, newsDays, sitemap, type FeedTexts } from '@tand/festival/feeds';
import { scheduleJson, scheduleXml, type OpenDataWords } from '@tand/festival/openData';
import type { Content, ContentFile } from '@tand/server';
import { seedPaths } from './data/paths.ts';
import { languages, href, type Texts, type Lang } from '@tand/runtime/i18n';
import { labelPreview } from './labelPreview.ts';
import { momentOf } from './moments.ts';
import { offlineFiles, type OfflineAssets, type OfflineContent } from '@tand/runtime/offline';
import { calendarAddresses, calendarFile, isPicksCalendar, type CalendarTexts } from '@tand/festival/calendar';
import { previewAddresses, previewFile } from './schedule/previews.ts';
import type { DrawPreview } from '@tand/runtime/render';
import { searchData } from './search/documents.ts';
import { pageAt } from './sitemap.ts';

/** Pages that are stored in both languages; the others in those of the visitor. */
const offlinePages = ['offline', 'home', 'schedule', 'tickets', 'faq', 'eventrules', 'eventinfo', 'universe/districts'];

const xml = 'application/xml; charset=utf-8';
const json = 'application/json; charset=utf-8';
const openData = { '/schedule.xml': { type: xml, write: scheduleXml }, '/schedule.json': { type: json, write: scheduleJson } };

export function siteFiles(texts: Record<string, Texts>, assets: OfflineAssets | undefined, draw: DrawPreview | undefined) {
  const fixed: Record<string, ContentFile> = {
    '/sitemap.xml': {
      reads: ['news', 'programme'],
      type: xml,
      isOpen: false,
      write: content => sitemap({ edition, paths: canonicalPaths(content), changed: newsDays(content.news) }),
    },
    ...Object.fromEntries(languages.map(lang => [searchAddress(lang), searchFile(lang, texts[lang]!)])),
    ...Object.fromEntries(languages.flatMap(lang => feeds(lang, texts[lang]!))),
    ...Object.fromEntries(
      Object.entries(openData).map(([address, { type, write }]): [string, ContentFile] => [
        address,
        { reads: ['programme'], type, isOpen: true, write: ({ schedule }) => write(edition, schedule, openDataWords(texts)) },
      ]),
    ),
    ...(assets && offlineFiles(assets, offline)),
  };
  const calendarTexts = Object.fromEntries(languages.map(lang => [lang, calendarWords(texts[lang]!)])) as Record<Lang, CalendarTexts>;
  const calendar = (address: string): ContentFile => ({
    reads: ['programme'],
    type: 'text/calendar; charset=utf-8',
    isOpen: true,
    write: content => calendarFile(edition, address, content, calendarTexts, content.parts.programme.at) ?? '',
  });
  return {
    fileAddresses: (content: Content) => [...Object.keys(fixed), ...calendarAddresses(edition, content)],
    isFileOnDemand: isPicksCalendar,
    ...(draw && {
      drawnOnDemand: previewAddresses,
      drawn: (address: string, query: URLSearchParams) => labelPreview(address, query, texts, draw),
    }),
    file: (address: string) => fixed[address] ?? (draw && previewFile(address, texts, draw)) ?? calendar(address),
  };
}

/** Not articles, items and screens, nor the 404 page. */
const morePages = (content: Content) =>
  seedPaths(content).filter(path => !/^(?:(?:news|schedule)\/|404$)/.test(path) && !offlinePages.includes(path));
const searchAddress = (lang: Lang) => `/search/${lang}.json`;

const offline: OfflineContent = {
  shared: languages.flatMap(lang => offlinePages.map(path => href(lang, path))),
  pagesIn: (lang, content) => morePages(content).map(path => href(lang, path)),
  searchIn: searchAddress,
  moment: now => Math.max(...offlinePages.map(path => momentOf(pageAt(path)!.moment, now))),
};

/** Open data use the site's default language. */
export function openDataWords(texts: Record<string, Texts>): OpenDataWords {
  const { kinds, page } = texts[edition.defaultLanguage]!['schedule'] as Pick<OpenDataWords, 'kinds'> & {
    page: Pick<OpenDataWords, 'more' | 'signUp'>;
  };
  return { kinds, more: page.more, signUp: page.signUp };
}

function calendarWords(texts: Texts): CalendarTexts {
  const { headline, item, picks, kinds } = texts['schedule'] as Pick<CalendarTexts, 'kinds'> & {
    headline: string;
    item: { openEnd: string };
    picks: { headline: string };
  };
  return { schedule: headline, picks: picks.headline, kinds, openEnd: item.openEnd };
}

const searchFile = (lang: Lang, texts: Texts): ContentFile => ({
  reads: ['news', 'programme'],
  type: json,
  isOpen: false,
  write: ({ news, schedule }) => JSON.stringify(searchData({ lang, texts, news, schedule })),
});

function feeds(lang: Lang, texts: Texts): [string, ContentFile][] {
  const { meta } = texts['news'] as { meta: FeedTexts };
  return Object.entries(feedFiles).map(([file, write]) => [
    `/${lang}/news/${file}`,
    {
      reads: ['news'],
      type: feedTypes[file as keyof typeof feedFiles],
      isOpen: true,
      write: ({ news }) => write({ edition, lang, texts: meta, items: news }),
    },
  ]);
}

const canonicalPaths = (content: Content) => seedPaths(content).filter(path => pageAt(path)?.isUnlisted !== true);
