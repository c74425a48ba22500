import { feedTypes, type Edition } from '@tand/festival';
import { calendarAddresses, calendarFile, isPicksCalendar, type CalendarTexts } from '@tand/festival/calendar';
import { feedFiles, newsDays, sitemap, type FeedTexts } from '@tand/festival/feeds';
import { scheduleJson, scheduleXml, type OpenDataWords } from '@tand/festival/openData';
import type { Content, ContentFile, Renderer } from '@tand/server';
import { href, languages, type Lang } from '../i18n/index.ts';
import { offlineFiles, type OfflineAssets } from '../offline/index.ts';
import type { SearchData } from '../search/index.ts';

export interface ContentFilesOptions {
  edition: Edition;
  feedTexts: Readonly<Record<Lang, FeedTexts>>;
  calendarTexts: Readonly<Record<Lang, CalendarTexts>>;
  openDataWords: OpenDataWords;
  searchData: (lang: Lang, content: Content) => SearchData;
  /** Paths of all pages, without the language. */
  paths: (content: Content) => string[];
  isListed: (path: string) => boolean;
  offline?: {
    assets: OfflineAssets;
    shared: readonly string[];
    isOpenedFirst: (path: string) => boolean;
    /** Epoch ms at which the stored pages last changed without a change of content. */
    moment: (now: number) => number;
  };
}

const xml = 'application/xml; charset=utf-8';
const json = 'application/json; charset=utf-8';
const openData = { '/schedule.xml': { type: xml, write: scheduleXml }, '/schedule.json': { type: json, write: scheduleJson } };

const searchAddress = (lang: Lang) => `/search/${lang}.json`;

export function contentFiles(options: ContentFilesOptions): Required<Pick<Renderer, 'fileAddresses' | 'file' | 'isFileOnDemand'>> {
  const { edition, calendarTexts, openDataWords, searchData, paths, isListed, offline } = options;
  const fixed: Record<string, ContentFile> = {
    '/sitemap.xml': {
      reads: ['news', 'programme'],
      type: xml,
      isOpen: false,
      write: content => sitemap({ edition, paths: paths(content).filter(isListed), changed: newsDays(content.news) }),
    },
    ...Object.fromEntries(
      languages.map((lang): [string, ContentFile] => [
        searchAddress(lang),
        { reads: ['news', 'programme'], type: json, isOpen: false, write: content => JSON.stringify(searchData(lang, content)) },
      ]),
    ),
    ...Object.fromEntries(languages.flatMap(lang => feeds(options, lang))),
    ...Object.fromEntries(
      Object.entries(openData).map(([address, { type, write }]): [string, ContentFile] => [
        address,
        { reads: ['programme'], type, isOpen: true, write: ({ schedule }) => write(edition, schedule, openDataWords) },
      ]),
    ),
    ...(offline &&
      offlineFiles(offline.assets, {
        shared: languages.flatMap(lang => offline.shared.map(path => href(lang, path))),
        pagesIn: (lang, content) =>
          paths(content)
            .filter(path => !offline.isOpenedFirst(path) && !offline.shared.includes(path))
            .map(path => href(lang, path)),
        searchIn: searchAddress,
        moment: offline.moment,
      })),
  };
  const calendar = (address: string): ContentFile => ({
    reads: ['programme'],
    type: 'text/calendar; charset=utf-8',
    isOpen: true,
    write: content => calendarFile(edition, address, content, calendarTexts, content.parts.programme.at) ?? '',
  });
  return {
    fileAddresses: content => [...Object.keys(fixed), ...calendarAddresses(edition, content)],
    isFileOnDemand: (address, content) => isPicksCalendar(edition, address, content),
    file: address => fixed[address] ?? calendar(address),
  };
}

const feeds = ({ edition, feedTexts }: ContentFilesOptions, lang: Lang) =>
  Object.entries(feedFiles).map(([file, write]): [string, ContentFile] => [
    `/${lang}/news/${file}`,
    {
      reads: ['news'],
      type: feedTypes[file as keyof typeof feedFiles],
      isOpen: true,
      write: ({ news }) => write({ edition, lang, texts: feedTexts[lang]!, items: news }),
    },
  ]);
