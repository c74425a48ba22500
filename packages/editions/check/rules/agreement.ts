import type { Lang } from '@tand/festival';
import { entryPages } from '../../src/entries.ts';
import { textsIn } from '../located.ts';
import type { Problem } from '../problem.ts';
import { languages, saidInCopy, saidInLists, saidInNews, saidInProgramme } from '../said.ts';
import type { EditionSource, Place } from '../source.ts';
import { numberWords } from './facts.ts';

const numbers: Record<Lang, string> = { sv: numberWords.sv.slice(2).join('|'), en: numberWords.en.slice(2).join('|') };
const valueOf = (word: string, lang: Lang) => (/\d/.test(word) ? Number(word) : numberWords[lang].indexOf(word.toLowerCase()));

/** What is counted in prose, and how many there are. `{n}` stands for a number in digits or words. */
function counted({ lists, edition }: EditionSource): { sv: string; en: string; is: number; of: string; isMost?: boolean }[] {
  const hours = (Date.parse(edition.dates.doorsClose) - Date.parse(edition.dates.doorsOpen)) / 3_600_000;
  const lit = (lists.battlepass ?? []).filter(({ enabled }) => enabled).length;
  return [
    { sv: '{n} turneringar\\b', en: '{n} tournaments\\b', is: lists.tournaments?.length ?? 0, of: 'tournaments in lists/tournaments.ts' },
    {
      sv: '(?:alla|de|i) {n} stadsdelar(?:na)?\\b(?! har)',
      en: '(?:all|the|across) {n} districts\\b',
      is: lists.districts?.length ?? 0,
      of: 'districts in lists/districts.ts',
    },
    {
      sv: '{n} (?:sorters biljett|biljettyper)',
      en: '{n} (?:kinds of ticket|ticket types)',
      is: lists.tickets?.length ?? 0,
      of: 'tickets in lists/tickets.ts',
    },
    // Before the sale none is lit: what is said of levels then is a text of the year before, and marked as such.
    ...(lit
      ? [
          {
            sv: '{n} nivåer (?:brinner|är tända)',
            en: '{n} levels (?:are lit|burn|are burning|have been lit)',
            is: lit,
            of: 'lit levels in lists/battlepass.ts',
          },
        ]
      : []),
    {
      sv: '{n} dygn\\b',
      en: '{n} days and nights',
      is: Math.floor(hours / 24),
      of: 'whole days and nights between the doors',
      isMost: true,
    },
    { sv: 'och {n} nätter', en: 'and {n} nights', is: edition.dates.days.length - 1, of: 'nights between the days' },
  ];
}

/** Totals that are not those of the lists and dates, in prose and in the facts. */
export function totals(source: EditionSource): Problem[] {
  const { facts, lists, find } = source;
  const fact = facts['tournaments'];
  const listed = lists.tournaments?.length;
  const inFacts =
    fact?.type === 'count' && fact.number !== listed
      ? [
          {
            rule: 'totals',
            ...find('facts.ts', 'tournaments:'),
            message: `there are ${listed} tournaments in lists/tournaments.ts, not ${fact.number}`,
          },
        ]
      : [];
  return [...inFacts, ...totalsSaid(source)];
}

function totalsSaid(source: EditionSource): Problem[] {
  const rules = counted(source).map(({ is, of, isMost = false, ...words }) => ({
    isMost,
    is,
    of,
    sv: new RegExp(`(?<![\\p{L}\\d])${words.sv.replaceAll('{n}', `(${numbers.sv}|\\d+)`)}`, 'giu'),
    en: new RegExp(`(?<![\\p{L}\\d])${words.en.replaceAll('{n}', `(${numbers.en}|\\d+)`)}`, 'giu'),
  }));
  return [...saidInCopy(source), ...saidInLists(source), ...saidInProgramme(source), ...saidInNews(source)].flatMap(
    ({ text, lang, place }) =>
      rules.flatMap(({ is, of, isMost, ...pattern }) =>
        [...text.matchAll(pattern[lang])]
          .filter(([, word = '']) => (isMost ? valueOf(word, lang) > is : valueOf(word, lang) !== is))
          .map(([found]) => ({ rule: 'totals', ...place(), message: `“${found}”, but there are ${is} ${of}` })),
      ),
  );
}

const dayTicket: Record<Lang, RegExp> = { sv: /dagsbiljett|vilken|alla \[?biljett/i, en: /day pass|\bany\b|whichever/i };

/** A tournament that a one-day ticket admits to, on more days than one: its ticket line must say each later day (FEST-13). */
export function covers({ lists, copy, schedule, edition }: EditionSource): Problem[] {
  const entries = lists.tournaments ?? [];
  return entryPages(lists)
    .filter(({ kind }) => kind === 'tournament')
    .flatMap(({ slug, texts }) => {
      const prefix = entries.find(one => one.slug === slug)?.page?.programme;
      const days = [
        ...new Set(schedule.data.items.filter(item => prefix && item.name_sv.startsWith(prefix)).map(({ day }) => day)),
      ].toSorted((a, b) => a - b);
      return languages.flatMap(lang => {
        const page = copy[lang][texts];
        const ticket = page && [...textsIn(page.data)].find(({ path }) => path.join('.') === 'facts.ticket')?.text;
        // Who watches needs no second day, and a LAN ticket covers all of them.
        if (!page || !ticket || !dayTicket[lang].test(ticket) || /ticket:lan|publik|to watch/.test(ticket)) return [];
        const unsaid = days
          .slice(1)
          .map(day => edition.dates.days[day]!.name[lang])
          .filter(name => !ticket.toLowerCase().includes(name.toLowerCase()));
        return unsaid.length
          ? [
              {
                rule: 'covers',
                ...page.placeOf(['facts', 'ticket']),
                message: `a ticket for one day is enough, but ${slug} goes on: say who is let in on ${unsaid.join(', ')}`,
              },
            ]
          : [];
      });
    });
}

/** The same thing under two labels: buttons to one product, and the states of a level. */
export function labels({ copy }: EditionSource): Problem[] {
  return languages.flatMap(lang => {
    const said = Object.values(copy[lang]).flatMap(page => {
      const texts = [...textsIn(page.data)];
      const beside = (path: readonly (string | number)[], key: string) =>
        texts.find(one => String(one.path) === String([...path.slice(0, -1), key]));
      return texts.flatMap(({ path, text }): { thing: string; text: string; place: () => Place }[] => {
        const key = path.at(-1);
        if (key === 'unlocked' || key === 'locked') return [{ thing: `a level that is ${key}`, text, place: () => page.placeOf(path) }];
        const label =
          key === 'href' && /^ticket:(?:lan|festival|day|parents)$/.test(text) ? (beside(path, 'text') ?? beside(path, 'cta')) : undefined;
        return label ? [{ thing: text, text: label.text, place: () => page.placeOf(label.path) }] : [];
      });
    });
    return said.flatMap(({ thing, text, place }, index) => {
      const first = said.slice(0, index).find(one => one.thing === thing);
      return first && first.text !== text
        ? [{ rule: 'labels', ...place(), message: `${thing} is “${first.text}” elsewhere, “${text}” here` }]
        : [];
    });
  });
}

const offers: Record<Lang, RegExp> = {
  sv: /^(?:köp|boka|anmäl laget|förbeställ)/i,
  en: /^(?:buy|book|get your|enter your team|order ahead)/i,
};
const cheapest: Record<Lang, RegExp> = { sv: /billigast|lägsta? pris/i, en: /cheapest|lowest price/i };

/** What only another phase could say: offers when the sale has not begun or is over, a lowest price where there is but one. */
export function phases(source: EditionSource): Problem[] {
  return saidInCopy(source).flatMap(({ text, lang, path, place }) => {
    const phase = path.find(key => ['before-sale', 'sold-out', 'soldOut', 'after', 'over', 'notYet'].includes(String(key)));
    if (phase && offers[lang].test(text))
      return [{ rule: 'phases', ...place(), message: `“${text}” is said in the phase “${phase}”, when nothing is sold` }];
    const found = cheapest[lang].exec(text)?.[0];
    return found ? [{ rule: 'phases', ...place(), message: `“${found}”, but a ticket has one price in every phase` }] : [];
  });
}

/** Places of the programme that a text sends people to by a name that is not theirs. */
export function places(source: EditionSource): Problem[] {
  const names: Record<Lang, Set<string>> = { sv: new Set(), en: new Set() };
  for (const { name_sv: sv, name_en: en } of source.schedule.data.locations) {
    names.sv.add(sv);
    names.en.add(en);
  }
  const districts = new Map<string, { sv: string; en: string }>((source.lists.districts ?? []).map(({ slug, name }) => [slug, name]));
  // A link to a district by what looks like a name, capitals inside the line, must be its name.
  return [...saidInCopy(source), ...saidInNews(source)].flatMap(({ text, lang, place }) =>
    [...text.matchAll(/\[([^\]]+)\]\(\/universe\/districts\/([\w-]+)\)/g)].flatMap(([, words = '', slug = '']) => {
      const name = districts.get(slug)?.[lang];
      const other = [...names[lang]].find(one => one !== name && words.includes(one));
      return name && other && !words.includes(name) ? [{ rule: 'places', ...place(), message: `“${words}” leads to ${name}` }] : [];
    }),
  );
}
