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
import { searchIndex, textsOf, type SearchData, type SearchFacts } from '@tand/runtime/search';

export interface SearchSources {
  lang: Lang;
  texts: Texts;
  news: readonly NewsItem[];
  schedule: Schedule;
}

export function searchData({ lang, texts, news, schedule }: SearchSources): SearchData {
  const facts = [
    ...pageFacts(texts),
    ...costFacts(texts),
    ...edition.dates.days.map(({ date }, day): SearchFacts => ({
      kind: 'schedule',
      title: dayNames(date, lang).name,
      href: `/schedule?day=${day}`,
      text: textsOf((texts['schedule'] as { headline: string }).headline),
    })),
    ...scheduleFacts(schedule, texts['schedule'] as ScheduleTexts, lang),
    ...news.map((item): SearchFacts => {
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
    ...shownCreators(creators).map((creator): SearchFacts => ({
      kind: 'creators',
      title: creator.nick,
      href: `/creators/${creator.slug ?? creator.nick}`,
      text: creator.line?.[lang] ?? '',
    })),
    ...cosplayGuests.map((guest): SearchFacts => ({
      kind: 'creators',
      title: guest.name,
      href: `/activities/cosplay/presentation/${guest.slug}`,
      text: guest.short[lang],
      more: lang === 'sv' ? guest.bio_sv : guest.bio_en,
    })),
  ];
  return searchIndex(
    lang,
    facts,
    answers.map(answer => ({ href: answer.href, phrases: answer[lang] })),
  );
}

/** Pages whose parts are documents of their own. */
const dissected: ReadonlySet<string> = new Set(['faq', 'eventrules', 'news', 'schedule']);

interface Meta {
  meta: { title: string; description: string; keywords?: string };
}
const hasMeta = (copy: object): copy is Meta => 'meta' in copy;

function pageFacts(texts: Texts): SearchFacts[] {
  const own = pages.filter(({ path }) => !path.includes(':') && path !== '404');
  // Two addresses of one module are one page; the first is canonical.
  const first = own.filter(
    (page, index) => own.findIndex(other => other.module === page.module && other.texts[0] === page.texts[0]) === index,
  );
  return first.flatMap((page): SearchFacts[] => {
    const copy = texts[page.texts[0]!];
    if (!copy || !hasMeta(copy)) return [];
    const { title, description, keywords = '' } = copy.meta;
    const more = dissected.has(page.texts[0]!) ? '' : textsOf(copy);
    return [
      { kind: 'page', title: textsOf(title), href: `/${page.path}`, text: textsOf(description), more: `${textsOf(keywords)} ${more}` },
    ];
  });
}

/** The cost calculator, a part of a page. */
function costFacts({ eventinfo }: Texts): SearchFacts[] {
  const { cost } = eventinfo as { cost: { headline: string; text: string } };
  return [{ kind: 'page', title: cost.headline, href: '/eventinfo#cost', text: cost.text }];
}

interface ScheduleTexts {
  when: WhenTexts;
  kinds: Record<ScheduleKind, string>;
}

function scheduleFacts(schedule: Schedule, { when, kinds }: ScheduleTexts, lang: Lang): SearchFacts[] {
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

function questionFacts(texts: Texts): SearchFacts[] {
  const sections = Object.values(texts['faq'] as Record<string, { items?: QuestionCopy[]; extra?: QuestionCopy }>);
  return sections
    .flatMap(({ items = [], extra }) => (extra ? [...items, extra] : items))
    .map(({ id, question, answer, bullets = [] }) => ({
      kind: 'faq',
      title: textsOf(question),
      href: `/faq#${id}`,
      more: textsOf([...answer, ...bullets]),
    }));
}

function ruleFacts(texts: Texts): SearchFacts[] {
  const { sections } = texts['eventrules'] as { sections: { id: string; headline: string }[] };
  return sections.map(({ id, headline, ...rest }) => ({
    kind: 'rules',
    title: textsOf(headline),
    href: `/eventrules#${id}`,
    more: textsOf(rest),
  }));
}
