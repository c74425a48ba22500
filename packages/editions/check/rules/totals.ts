import type { Lang } from '@tand/festival';
import type { Problem } from '../problem.ts';
import { saidInCopy, saidInLists, saidInNews, saidInProgramme } from '../said.ts';
import type { EditionSource } from '../source.ts';
import { numberWords } from './facts.ts';

const numbers: Record<Lang, string> = { sv: numberWords.sv.slice(2).join('|'), en: numberWords.en.slice(2).join('|') };
const valueOf = (word: string, lang: Lang) => (/\d/.test(word) ? Number(word) : numberWords[lang].indexOf(word.toLowerCase()));

/** Numbers that prose states, with `{n}` for the number in digits or words. */
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
    // Before the sale no level is reached, so texts about levels are last year's and marked for review.
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
