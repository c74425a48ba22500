import { answers } from '@edition/lists/answers.ts';
import { cosplayGuests } from '@edition/lists/cosplayGuests.ts';
import { creators } from '@edition/lists/creators.ts';
import { edition } from '@edition/edition.ts';
import { itemPath, type NewsItem, plainText, type Schedule, type ScheduleKind, scheduleView, shownCreators, textIn } from '@tand/festival';
import { clockText } from '@tand/ui';
import type { Texts, Lang } from '@tand/runtime/i18n';
import { dayNames } from '../app/format.ts';
import { whenInWords, type WhenTexts } from '../schedule/when.ts';
import { pages } from '../sitemap.ts';
import {
  searchKinds,
  isStopWord,
  stem,
  telling,
  wordsOf,
  type SearchData,
  type SearchDocument,
  type SearchKind,
} from '@tand/runtime/search';

export interface SearchSources {
  lang: Lang;
  texts: Texts;
  news: readonly NewsItem[];
  schedule: Schedule;
}

interface Facts {
  kind: SearchKind;
  title: string;
  href: string;
  meta?: string;
  text?: string;
  more?: string;
}

export function searchData({ lang, texts, news, schedule }: SearchSources): SearchData {
  const facts = [
    ...pageFacts(texts),
    ...costFacts(texts),
    ...edition.dates.days.map(({ date }, day): Facts => ({
      kind: 'schedule',
      title: dayNames(date, lang).name,
      href: `/schedule?day=${day}`,
      text: read((texts['schedule'] as { headline: string }).headline),
    })),
    ...scheduleFacts(schedule, texts['schedule'] as ScheduleTexts, lang),
    ...news.map((item): Facts => {
      const topics = (texts['news'] as { topics: Record<string, string> }).topics;
      return {
        kind: 'news',
        title: textIn(item.headline, lang),
        href: `/news/${item.slug}`,
        text: textIn(item.preamble, lang),
        more: `${topics[item.topic ?? ''] ?? ''} ${plainText(textIn(item.body, lang))}`,
      };
    }),
    ...questionFacts(texts),
    ...ruleFacts(texts),
    ...shownCreators(creators).map((creator): Facts => ({
      kind: 'creators',
      title: creator.nick,
      href: `/creators/${creator.slug ?? creator.nick}`,
      text: creator.line?.[lang] ?? '',
    })),
    ...cosplayGuests.map((guest): Facts => ({
      kind: 'creators',
      title: guest.name,
      href: `/activities/cosplay/presentation/${guest.slug}`,
      text: guest.short[lang],
      more: lang === 'sv' ? guest.bio_sv : guest.bio_en,
    })),
  ];
  const phrases = (of: readonly string[]) => of.map(phrase => telling(phrase, lang).join(' '));
  const found = answers.map((answer): SearchData['answers'][number] => [
    facts.findIndex(({ href }) => href === answer.href),
    phrases(answer[lang]),
  ]);
  return { lang, answers: found.filter(([index]) => index !== -1), documents: facts.map(fact => toDocument(fact, lang)) };
}

function toDocument({ kind, title, href, meta = '', text = '', more = '' }: Facts, lang: Lang): SearchDocument {
  const told = new Set(wordsOf(`${title} ${meta} ${text}`).map(word => stem(word, lang)));
  const further = new Set(wordsOf(more).flatMap(word => (isStopWord(word, lang) ? [] : stem(word, lang))));
  const words = [...further].filter(word => word.length > 2 && !told.has(word));
  return [searchKinds.indexOf(kind), title, href, meta, text, words.toSorted().join(' ')];
}

/** Every text within a value of the copy as plain words, without placeholders. */
function read(value: unknown): string {
  if (typeof value === 'string') return isAddress(value) ? '' : plainText(value.replaceAll(/\{\{\w+\}\}/g, ''));
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .filter(([key]) => !['id', 'href', 'meta'].includes(key))
    .map(([, inner]) => read(inner))
    .join(' ');
}

const isAddress = (text: string) => /^(?:\/|https?:|ext:|ticket:|mailto:)/.test(text);

/** Pages whose parts are documents of their own. */
const dissected: ReadonlySet<string> = new Set(['faq', 'eventrules', 'news', 'schedule']);

interface Meta {
  meta: { title: string; description: string; keywords?: string };
}
const hasMeta = (copy: object): copy is Meta => 'meta' in copy;

function pageFacts(texts: Texts): Facts[] {
  const own = pages.filter(({ path }) => !path.includes(':') && path !== '404');
  // Two addresses of one module are one page; the first is canonical.
  const first = own.filter(
    (page, index) => own.findIndex(other => other.module === page.module && other.texts[0] === page.texts[0]) === index,
  );
  return first.flatMap((page): Facts[] => {
    const copy = texts[page.texts[0]!];
    if (!copy || !hasMeta(copy)) return [];
    const { title, description, keywords = '' } = copy.meta;
    const more = dissected.has(page.texts[0]!) ? '' : read(copy);
    return [{ kind: 'page', title: read(title), href: `/${page.path}`, text: read(description), more: `${read(keywords)} ${more}` }];
  });
}

/** The cost calculator, a part of a page. */
function costFacts({ eventinfo }: Texts): Facts[] {
  const { cost } = eventinfo as { cost: { headline: string; text: string } };
  return [{ kind: 'page', title: cost.headline, href: '/eventinfo#cost', text: cost.text }];
}

interface ScheduleTexts {
  when: WhenTexts;
  kinds: Record<ScheduleKind, string>;
}

function scheduleFacts(schedule: Schedule, { when, kinds }: ScheduleTexts, lang: Lang): Facts[] {
  const { items, places } = scheduleView(edition, schedule, lang);
  const placeOf = new Map(places.map(({ id, name }) => [id, name]));
  return items.map(item => ({
    kind: 'schedule',
    title: item.title,
    href: itemPath(item),
    meta: [whenInWords(item, clockText(item.from, lang), lang, when), placeOf.get(item.place)].filter(Boolean).join(', '),
    text: item.text ?? '',
    more: [item.kind && kinds[item.kind], ...(item.tags ?? []), ...(item.hosts ?? []).map(({ name }) => name)].filter(Boolean).join(' '),
  }));
}

interface QuestionCopy {
  id: string;
  question: string;
  answer: string[];
  bullets?: string[];
}

function questionFacts(texts: Texts): Facts[] {
  const sections = Object.values(texts['faq'] as Record<string, { items?: QuestionCopy[]; extra?: QuestionCopy }>);
  return sections
    .flatMap(({ items = [], extra }) => (extra ? [...items, extra] : items))
    .map(({ id, question, answer, bullets = [] }) => ({
      kind: 'faq',
      title: read(question),
      href: `/faq#${id}`,
      more: read([...answer, ...bullets]),
    }));
}

function ruleFacts(texts: Texts): Facts[] {
  const { sections } = texts['eventrules'] as { sections: { id: string; headline: string }[] };
  return sections.map(({ id, headline, ...rest }) => ({
    kind: 'rules',
    title: read(headline),
    href: `/eventrules#${id}`,
    more: read(rest),
  }));
}
