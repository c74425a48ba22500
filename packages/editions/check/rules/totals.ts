import type { ContentLang } from '@tand/festival';
import { allPassages } from '../passages.ts';
import { report, type Finding } from '../problem.ts';
import type { EditionSource } from '../source.ts';
import { numberIn, numberWords } from './facts.ts';

interface Total extends Record<ContentLang, string> {
  is: number;
  of: string;
  isMost?: boolean;
}

function totalsOf({ lists, edition }: EditionSource): Total[] {
  const hours = (Date.parse(edition.dates.doorsClose) - Date.parse(edition.dates.doorsOpen)) / 3_600_000;
  const lit = (lists.battlepass ?? []).filter(({ enabled }) => enabled).length;
  const levels: Total = {
    sv: '{n} nivåer (?:brinner|är tända)',
    en: '{n} levels (?:are lit|burn|are burning|have been lit)',
    is: lit,
    of: 'lit levels in lists/battlepass.ts',
  };
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
    // Before the sale, texts about levels are last year's.
    ...(lit ? [levels] : []),
    { sv: '{n} dygn\\b', en: '{n} days and nights', is: Math.floor(hours / 24), of: 'days and nights between the doors', isMost: true },
    {
      sv: '{n} dagar och \\S+ nätter',
      en: '{n} days and \\S+ nights',
      is: edition.dates.days.length,
      of: 'days in edition.ts',
    },
    { sv: 'och {n} nätter', en: 'and {n} nights', is: edition.dates.days.length - 1, of: 'nights between the days' },
  ];
}

const pattern = (words: string, lang: ContentLang) =>
  new RegExp(`(?<![\\p{L}\\d])${words.replaceAll('{n}', `(${numberWords[lang].slice(2).join('|')}|\\d+)`)}`, 'giu');

export function totals(source: EditionSource): Finding[] {
  const { facts, lists, find } = source;
  const fact = facts['tournaments'];
  const listed = lists.tournaments?.length;
  const isWrong = fact?.type === 'count' && fact.number !== listed;
  const known = totalsOf(source).map(total => ({ ...total, sv: pattern(total.sv, 'sv'), en: pattern(total.en, 'en') }));
  return [
    ...report(find('facts.ts', 'tournaments:'), isWrong && `there are ${listed} tournaments in lists/tournaments.ts, not ${fact.number}`),
    ...allPassages(source).flatMap(({ text, lang, place }) =>
      known.flatMap(({ is, of, isMost, ...patterns }) =>
        [...text.matchAll(patterns[lang])].flatMap(([found, word = '']) => {
          const number = numberIn(word, lang);
          return report(place, (isMost ? number > is : number !== is) && `“${found}”, but there are ${is} ${of}`);
        }),
      ),
    ),
  ];
}
