import type { Dated } from '../edition/edition.ts';
import type { FaqEntry } from '../formats/jsonLd/pageGraph.ts';
import { contentLang, shownText, type Lang, type Localized } from '../languages.ts';
import { shownCreators } from '../lists/creators.ts';
import type { CosplayGuest, Creator } from '../lists/schema.ts';
import type { NewsItem } from '../news/schema.ts';
import { scheduleView, type ItemView } from '../schedule/itemView.ts';
import type { Schedule } from '../schedule/schema.ts';
import type { ScheduleKind } from '../schedule/values.ts';
import { firstSentences, plainText, previewText } from '../text/text.ts';
import type { DateTexts } from '../time/dateTexts.ts';

/** A search document stores the index of its kind in this list. */
export const searchKinds = ['page', 'schedule', 'news', 'faq', 'rules', 'creators'] as const;
export type SearchKind = (typeof searchKinds)[number];

export interface SearchFacts {
  kind: SearchKind;
  title: string;
  href: string;
  meta?: string;
  text?: string;
  /** Further words that the search finds but does not show. */
  more?: string;
}

interface SearchedCopy {
  news: { topics: Record<string, string> };
  schedule: { headline: string; kinds: Record<ScheduleKind, string> };
  eventinfo: Record<'prices' | 'cost' | 'travel' | 'parking', { headline: string; text?: string }>;
  faq: Record<string, { items?: FaqEntry[]; extra?: FaqEntry }>;
  eventrules: { sections: { id: string; headline: string }[] };
}

export interface SearchSources {
  edition: Dated;
  lang: Lang;
  texts: Readonly<Record<string, unknown>>;
  pages: readonly { path: string; name: string }[];
  news: readonly NewsItem[];
  schedule: Schedule;
  creators: readonly (Creator & { line?: Localized })[];
  guests: readonly (CosplayGuest & { short: Localized })[];
  dayNames: DateTexts['dayNames'];
  when: (item: ItemView) => string;
}

const isAddress = (text: string) => /^(?:\/|https?:|ext:|ticket:|mailto:)/.test(text);

export function textsOf(value: unknown): string {
  if (typeof value === 'string') return isAddress(value) ? '' : plainText(value.replaceAll(/\{\{\w+\}\}/g, ''));
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .filter(([key]) => !['id', 'href', 'meta'].includes(key))
    .map(([, inner]) => textsOf(inner))
    .join(' ');
}

function answerFacts(copy: unknown): Pick<SearchFacts, 'text' | 'more'> {
  const answer = textsOf(copy);
  return { text: previewText(firstSentences(answer), 220), more: answer };
}

export function searchFacts(sources: SearchSources): SearchFacts[] {
  const { edition, lang, dayNames } = sources;
  const { news, schedule, eventinfo, faq, eventrules } = sources.texts as unknown as SearchedCopy;
  return [
    ...sources.pages.flatMap(page => pageFacts(page, sources.texts[page.name])),
    ...(['prices', 'cost', 'travel', 'parking'] as const).map((id): SearchFacts => {
      const { headline, text, ...rest } = eventinfo[id];
      return { kind: 'page', title: headline, href: `/eventinfo#${id}`, ...answerFacts(rest), ...(text && { text }) };
    }),
    ...edition.dates.days.map(({ date }, day): SearchFacts => ({
      kind: 'schedule',
      title: dayNames(date, lang).name,
      href: `/schedule?day=${day}`,
      text: textsOf(schedule.headline),
    })),
    ...scheduleFacts(sources, schedule.kinds),
    ...sources.news.map((item): SearchFacts => ({
      kind: 'news',
      title: shownText(item.headline, lang),
      href: `/news/${item.slug}`,
      text: shownText(item.preamble, lang),
      more: `${news.topics[item.topic ?? ''] ?? ''} ${plainText(shownText(item.body, lang))}`,
    })),
    ...questionFacts(faq),
    ...eventrules.sections.map(({ id, headline, ...rest }): SearchFacts => ({
      kind: 'rules',
      title: textsOf(headline),
      href: `/eventrules#${id}`,
      ...answerFacts(rest),
    })),
    ...peopleFacts(sources),
  ];
}

const dissected: ReadonlySet<string> = new Set(['faq', 'eventrules', 'news', 'schedule']);

interface Meta {
  meta: { title: string; description: string; keywords?: string };
}
const hasMeta = (copy: unknown): copy is Meta => typeof copy === 'object' && copy !== null && 'meta' in copy;

function pageFacts({ path, name }: SearchSources['pages'][number], copy: unknown): SearchFacts[] {
  if (!hasMeta(copy)) return [];
  const { title, description, keywords = '' } = copy.meta;
  const page = { kind: 'page', title: textsOf(title), href: `/${path}`, text: textsOf(description) } as const;
  if (dissected.has(name)) return [{ ...page, more: textsOf(keywords) }];
  const parts = sectionsOf(copy).map(({ id, headline, question, ...rest }): SearchFacts => ({
    kind: 'page',
    title: textsOf(headline ?? question),
    href: `/${path}#${id}`,
    meta: page.title,
    ...answerFacts(rest),
  }));
  return [{ ...page, more: `${textsOf(keywords)} ${textsOf(copy)}` }, ...parts];
}

interface SectionCopy {
  id: string;
  headline?: string;
  question?: string;
}

function sectionsOf(copy: unknown): SectionCopy[] {
  if (typeof copy !== 'object' || copy === null) return [];
  if (Array.isArray(copy) && copy.every(isSection)) return copy;
  return Object.values(copy).flatMap(sectionsOf);
}
const isSection = (part: unknown): part is SectionCopy =>
  typeof part === 'object' && part !== null && 'id' in part && ('headline' in part || 'question' in part);

function scheduleFacts({ edition, schedule, lang, when }: SearchSources, kinds: Record<ScheduleKind, string>): SearchFacts[] {
  const { items, places } = scheduleView(edition, schedule, lang);
  const placeOf = new Map(places.map(({ id, name }) => [id, name]));
  return items.map(item => ({
    kind: 'schedule',
    title: item.title,
    href: item.pageHref,
    meta: [when(item), placeOf.get(item.placeId)].filter(Boolean).join(', '),
    text: item.description ?? '',
    more: [item.kind && kinds[item.kind], ...(item.tags ?? []), ...(item.hosts ?? []).map(({ name }) => name)].filter(Boolean).join(' '),
  }));
}

const questionFacts = (faq: SearchedCopy['faq']): SearchFacts[] =>
  Object.values(faq)
    .flatMap(({ items = [], extra }) => (extra ? [...items, extra] : items))
    .map(({ id, question, answer, bullets = [] }) => ({
      kind: 'faq',
      title: textsOf(question),
      href: `/faq#${id}`,
      ...answerFacts([...answer, ...bullets]),
    }));

const peopleFacts = ({ lang, creators, guests }: SearchSources): SearchFacts[] => [
  ...shownCreators(creators).map((creator): SearchFacts => ({
    kind: 'creators',
    title: creator.nick,
    href: `/creators/${creator.slug ?? creator.nick}`,
    text: creator.line ? shownText(creator.line, lang) : '',
  })),
  ...guests.map((guest): SearchFacts => ({
    kind: 'creators',
    title: guest.name,
    href: `/activities/cosplay/presentation/${guest.slug}`,
    text: shownText(guest.short, lang),
    more: guest[`bio_${contentLang(lang)}`],
  })),
];
