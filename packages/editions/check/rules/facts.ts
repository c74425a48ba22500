import { contentLanguages, localeOf, type ContentLang } from '@tand/festival';
import { factInWords, type Fact } from '../../src/facts.ts';
import { escaped } from '../located.ts';
import { allPassages, copyPassages, listPassages } from '../passages.ts';
import { report, type Finding } from '../problem.ts';
import type { EditionSource } from '../source.ts';

export function facts(source: EditionSource): Finding[] {
  return [written, otherCounts, contradicted, inLists, unaccompanied, prices, impossible].flatMap(rule => rule(source));
}

export const numberWords: Record<ContentLang, readonly string[]> = {
  sv: 'noll ett två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton tjugo'.split(' '),
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  ),
};

const space = '[ \\u00A0\\u202F]';
const digits = (value: number) =>
  String(value)
    .replaceAll(/\B(?=(\d{3})+$)/g, `(?:${space}|,)?`)
    .replace('.', '[.,]');
const spoken = (value: number, lang: ContentLang) =>
  [digits(value), numberWords[lang][value], value === 600 && (lang === 'sv' ? 'sexhundra' : 'six hundred')].filter(Boolean).join('|');
function currencyWords(currency: string): string {
  const parts = contentLanguages.flatMap(lang =>
    (['symbol', 'narrowSymbol', 'name'] as const).flatMap(currencyDisplay =>
      new Intl.NumberFormat(localeOf(lang), { style: 'currency', currency, currencyDisplay })
        .formatToParts(2)
        .flatMap(({ type, value }) => (type === 'currency' ? (value.split(' ').at(-1) ?? []) : [])),
    ),
  );
  return [...new Set([currency, ...parts])].map(escaped).join('|');
}
const clock = (time: string) => time.replace(':', '[.:]');
const units = { km: '(?:km|kilomet(?:er|re)s?)', m: '(?:m|met(?:er|re)s?)' };

const isolated = (source: string) => new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, 'iu');

/** Pattern of a fact written out; undefined if it would be ambiguous in prose. */
function pattern(fact: Fact, lang: ContentLang, currency: string): RegExp | undefined {
  switch (fact.type) {
    case 'price':
      return isolated(
        `(?:${currencyWords(currency)})${space}?${digits(fact.amount)}|${digits(fact.amount)}${space}?(?:${currencyWords(currency)})`,
      );
    case 'hours':
      return isolated(`${clock(fact.from)}(?:–|-| och | till | and | to )(?:kl\\.${space})?${clock(fact.to)}`);
    case 'age':
      return fact.to === undefined ? isolated(`under (?:${spoken(fact.years, lang)})`) : undefined;
    case 'count':
      return isolated(`(?:${spoken(fact.number, lang)})${space}${fact.unit[lang]}`);
    case 'distance':
      return isolated(`(?:${spoken(fact.length, lang)})${space}${units[fact.unit]}`);
    case 'phone':
      return new RegExp(`(?:0|\\+46 ?)${fact.number.replaceAll(/\D/g, '').slice(1).split('').join('[ -]?')}`, 'u');
    case 'name':
      return isolated(fact.name);
    case 'mail':
      return isolated(fact.address.replaceAll('.', '\\.'));
    default:
      return undefined;
  }
}

function written(source: EditionSource): Finding[] {
  const patternsOf = (lang: ContentLang) =>
    Object.entries(source.facts).flatMap(([name, fact]) => {
      const found = pattern(fact, lang, source.edition.currency);
      return found ? [{ name, found }] : [];
    });
  const patterns = { sv: patternsOf('sv'), en: patternsOf('en') };
  return copyPassages(source).flatMap(({ text, lang, place }) => {
    const found = patterns[lang].filter(one => one.found.test(text));
    const names = found.map(({ name }) => `{{${name}}}`).join(' or ');
    return report(place, found[0] && `“${found[0].found.exec(text)?.[0]}” is a fact: name it, ${names}`);
  });
}

const countPattern = (unit: string) => new RegExp(`(?<!\\d)(\\d{3,})${space}${unit}(?!\\p{L})`, 'giu');

/** Finds only numbers from 100 on, as a smaller number may count a part. */
function otherCounts(source: EditionSource): Finding[] {
  const counts = Object.entries(source.facts).flatMap(([name, fact]) =>
    fact.type === 'count' && fact.number >= 100
      ? [{ name, number: fact.number, patterns: { sv: countPattern(fact.unit.sv), en: countPattern(fact.unit.en) } }]
      : [],
  );
  return allPassages(source).flatMap(({ text, lang, place }) =>
    counts.flatMap(({ name, number, patterns }) =>
      [...text.matchAll(patterns[lang])].flatMap(([found, count]) =>
        report(place, Number(count) !== number && `“${found}”, but the fact ${name} says ${number}`),
      ),
    ),
  );
}

const statedIn = (currency: string): Partial<Record<Fact['type'], Record<ContentLang, RegExp>>> => ({
  price: {
    sv: new RegExp(`(?<!\\d)(\\d{1,3}(?:${space}?\\d{3})*)${space}(?:${currencyWords(currency)})(?!\\p{L})`, 'giu'),
    en: new RegExp(`(?:${currencyWords(currency)})${space}?(\\d{1,3}(?:,?\\d{3})*)`, 'giu'),
  },
  age: { sv: /under (\d+|\p{L}+)/giu, en: /under (?:the age of )?(\d+|\p{L}+)/giu },
  hours: {
    sv: /(\d\d[.:]\d\d)(?:–| till | och )(?:kl\. )?(\d\d[.:]\d\d)/giu,
    en: /(\d\d[.:]\d\d)(?:–| to | and | until )(\d\d[.:]\d\d)/giu,
  },
  distance: {
    sv: /(?<![\p{L}\d])(\d+(?:,\d+)?|\p{L}+) (meter|m|kilometer|km)(?!\p{L})/giu,
    en: /(?<![\p{L}\d])(\d+(?:\.\d+)?|\p{L}+) (met(?:re|er)s?|m|kilomet(?:re|er)s?|km)(?!\p{L})/giu,
  },
});

export const numberIn = (word: string, lang: ContentLang): number =>
  /\d/.test(word)
    ? Number(word.replaceAll(/[^\d.,]/g, '').replace(lang === 'sv' ? ',' : /,/g, lang === 'sv' ? '.' : ''))
    : numberWords[lang].indexOf(word.toLowerCase());

function isStated(fact: Fact, [, first = '', second = '']: RegExpMatchArray, lang: ContentLang): boolean | undefined {
  const value = numberIn(first, lang);
  switch (fact.type) {
    case 'price':
      return value === fact.amount;
    case 'age':
      return value === -1 ? undefined : value === fact.years;
    case 'hours':
      return first.replace('.', ':') === fact.from && second.replace('.', ':') === fact.to;
    case 'distance':
      return value === -1 || /^k/i.test(second) !== (fact.unit === 'km') ? undefined : value === fact.length;
    default:
      return undefined;
  }
}

const topic = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})`, 'iu');

function contradicted(source: EditionSource): Finding[] {
  const topics = Object.entries(source.facts).flatMap(([name, fact]) => {
    return fact.about ? [{ name, fact, sv: topic(fact.about.sv), en: topic(fact.about.en) }] : [];
  });
  const { currency } = source.edition;
  const stated = Object.entries(statedIn(currency));
  return allPassages(source).flatMap(({ text, lang, place }) =>
    text.split(/(?<=[.!?:;]”?) (?=[“”\p{Lu}])/u).flatMap(sentence => {
      const mentioned = topics.filter(topic => topic[lang].test(sentence));
      return stated.flatMap(([type, pattern]) => {
        const facts = mentioned.filter(({ fact }) => fact.type === type);
        if (facts.length === 0) return [];
        return [...sentence.matchAll(pattern[lang])].flatMap(found => {
          const results = facts.map(({ fact }) => isStated(fact, found, lang));
          const wrong = results.includes(true) ? undefined : facts[results.indexOf(false)];
          return report(place, wrong && `“${found[0]}”, but the fact ${wrong.name} says ${factInWords(wrong.fact, lang, currency)}`);
        });
      });
    }),
  );
}

const inLists = (source: EditionSource): Finding[] =>
  listPassages(source).flatMap(({ text, place }) =>
    [...text.matchAll(/\{\{\w+\}\}/g)].flatMap(([mark]) => report(place, `${mark} is filled in only in copy`)),
  );

const isUnaccompanied = /\{\{youthHours\}\}|under \{\{ageNight\}\}[^.!?]*(?:på egen hand|on (?:their|your) own|alone)/iu;

function unaccompanied(source: EditionSource): Finding[] {
  const passages = copyPassages(source);
  return passages.flatMap(({ text, lang, page, path, place }) => {
    if (!isUnaccompanied.test(text)) return [];
    // In a list of terms the age may be in the term.
    const termPath = [...path.slice(0, -1), 'term'].join();
    const term = passages.find(one => one.lang === lang && one.page === page && one.path.join() === termPath)?.text ?? '';
    const isMissing = !/\{\{age(?:Alone|sDay)\}\}/.test(`${term} ${text}`);
    return report(place, isMissing && 'it says who may be there alone, but not from which age: name {{ageAlone}}');
  });
}

function prices({ facts: known, lists, find }: EditionSource): Finding[] {
  return (lists.tickets ?? []).flatMap(({ slug }) => {
    const name = `price${slug[0]!.toUpperCase()}${slug.slice(1)}`;
    const isMissing = known[name]?.type !== 'price';
    return report(() => find('lists/tickets.ts', `'${slug}'`), isMissing && `there is no fact ${name}, the price of the ${slug} ticket`);
  });
}

function impossible({ facts: known, edition, schedule, find }: EditionSource): Finding[] {
  const { ticketRelease, doorsOpen, doorsClose } = edition.dates;
  const messageOf = (name: string, fact: Fact): string | undefined => {
    if (fact.type === 'date' && (fact.date < ticketRelease.slice(0, 10) || fact.date > doorsClose.slice(0, 10)))
      return `${name} is ${fact.date}, outside sale and festival`;
    if (fact.type === 'hours' && name === 'dayPass' && fact.from < doorsOpen.slice(11))
      return `${name} is from ${fact.from}, but the doors open at ${doorsOpen.slice(11)}`;
    if (fact.type === 'place' && !schedule.data.locations.some(one => one.name_sv === fact.name.sv && one.name_en === fact.name.en))
      return `${name}: “${fact.name.sv}” is not a place of the programme`;
    return undefined;
  };
  return Object.entries(known).flatMap(([name, fact]) => report(() => find('facts.ts', `${name}:`), messageOf(name, fact)));
}
