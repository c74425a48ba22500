import type { Lang } from '@tand/festival';
import { factInWords, type Fact } from '../../src/facts.ts';
import type { Problem } from '../problem.ts';
import { languages, saidInCopy, saidInLists, saidInNews, saidInProgramme } from '../said.ts';
import type { EditionSource } from '../source.ts';

export function facts(source: EditionSource): Problem[] {
  return [
    ...written(source),
    ...otherCounts(source),
    ...otherwise(source),
    ...named(source),
    ...alone(source),
    ...prices(source),
    ...beyond(source),
  ];
}

const words: Record<Lang, readonly string[]> = {
  sv: 'noll ett två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton tjugo'.split(' '),
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  ),
};
export const numberWords = words;

const space = '[ \\u00A0\\u202F]';
const digits = (value: number) =>
  String(value)
    .replaceAll(/\B(?=(\d{3})+$)/g, `(?:${space}|,)?`)
    .replace('.', '[.,]');
const spoken = (value: number, lang: Lang) =>
  [digits(value), words[lang][value], value === 600 && (lang === 'sv' ? 'sexhundra' : 'six hundred')].filter(Boolean).join('|');
const clock = (time: string) => time.replace(':', '[.:]');
const units = { km: '(?:km|kilomet(?:er|re)s?)', m: '(?:m|met(?:er|re)s?)' };

const whole = (source: string) => new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, 'iu');

/** A fact as prose writes it; undefined if the number would be ambiguous. */
function pattern(fact: Fact, lang: Lang): RegExp | undefined {
  switch (fact.type) {
    case 'price':
      return whole(`SEK${space}${digits(fact.sek)}|${digits(fact.sek)}${space}(?:kr|kronor|SEK)`);
    case 'hours':
      return whole(`${clock(fact.from)}(?:–|-| och | till | and | to )(?:kl\\.${space})?${clock(fact.to)}`);
    case 'age':
      return whole(`under (?:${spoken(fact.years, lang)})`);
    case 'count':
      return whole(`(?:${spoken(fact.number, lang)})${space}${fact.unit[lang]}`);
    case 'distance':
      return whole(`(?:${spoken(fact.length, lang)})${space}${units[fact.unit]}`);
    case 'phone':
      return new RegExp(`(?:0|\\+46 ?)${fact.number.replaceAll(/\D/g, '').slice(1).split('').join('[ -]?')}`, 'u');
    case 'name':
      return whole(fact.name);
    case 'mail':
      return whole(fact.address.replaceAll('.', '\\.'));
    default:
      return undefined;
  }
}

function written(source: EditionSource): Problem[] {
  const patterns = languages.map(lang => ({
    lang,
    facts: Object.entries(source.facts).flatMap(([name, fact]) => {
      const found = pattern(fact, lang);
      return found ? [{ name, found }] : [];
    }),
  }));
  return saidInCopy(source).flatMap(({ text, lang, place }) => {
    const found = patterns
      .find(one => one.lang === lang)!
      .facts.flatMap(one => {
        const said = one.found.exec(text)?.[0];
        return said ? [{ said, name: one.name }] : [];
      });
    if (found.length === 0) return [];
    const names = found.map(({ name }) => `{{${name}}}`).join(' or ');
    return [{ rule: 'facts', ...place(), message: `“${found[0]!.said}” is a fact: name it, ${names}` }];
  });
}

const countPattern = (unit: string) => new RegExp(`(?<!\\d)(\\d{3,})${space}${unit}(?!\\p{L})`, 'giu');

/** Other numbers of the same things; a smaller one may count some of them. */
function otherCounts(source: EditionSource): Problem[] {
  const counts = Object.entries(source.facts).flatMap(([name, fact]) =>
    fact.type === 'count' && fact.number >= 100
      ? [{ name, number: fact.number, patterns: { sv: countPattern(fact.unit.sv), en: countPattern(fact.unit.en) } }]
      : [],
  );
  return [...saidInCopy(source), ...saidInLists(source), ...saidInProgramme(source), ...saidInNews(source)].flatMap(
    ({ text, lang, place }) =>
      counts.flatMap(({ name, number, patterns }) =>
        [...text.matchAll(patterns[lang])]
          .filter(([, said]) => Number(said) !== number)
          .map(([said]) => ({ rule: 'facts', ...place(), message: `“${said}”, but the fact ${name} says ${number}` })),
      ),
  );
}

const stated: Partial<Record<Fact['type'], Record<Lang, RegExp>>> = {
  price: {
    sv: new RegExp(`(?<!\\d)(\\d{1,3}(?:${space}?\\d{3})*)${space}(?:kr|kronor)(?!\\p{L})`, 'giu'),
    en: new RegExp(`SEK${space}(\\d{1,3}(?:,?\\d{3})*)`, 'giu'),
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
};

const numberOf = (word: string, lang: Lang): number =>
  /\d/.test(word)
    ? Number(word.replaceAll(/[^\d.,]/g, '').replace(lang === 'sv' ? ',' : /,/g, lang === 'sv' ? '.' : ''))
    : words[lang].indexOf(word.toLowerCase());

/** Undefined if the match is no value of the fact's type. */
function isSaid(fact: Fact, [, first = '', second = '']: RegExpMatchArray, lang: Lang): boolean | undefined {
  const value = numberOf(first, lang);
  switch (fact.type) {
    case 'price':
      return value === fact.sek;
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

/** Other values in a sentence that is about a fact. */
function otherwise(source: EditionSource): Problem[] {
  const known = languages.map(lang => ({
    lang,
    facts: Object.entries(source.facts).flatMap(([name, fact]) =>
      fact.about ? [{ name, fact, about: new RegExp(`(?<!\\p{L})(?:${fact.about[lang]})`, 'iu') }] : [],
    ),
  }));
  return [...saidInCopy(source), ...saidInLists(source), ...saidInProgramme(source), ...saidInNews(source)].flatMap(
    ({ text, lang, place }) =>
      text.split(/(?<=[.!?:;]”?) (?=[“”\p{Lu}])/u).flatMap(sentence => {
        const spoken = known.find(one => one.lang === lang)!.facts.filter(({ about }) => about.test(sentence));
        return Object.entries(stated).flatMap(([type, pattern]) => {
          const facts = spoken.filter(({ fact }) => fact.type === type);
          if (facts.length === 0) return [];
          return [...sentence.matchAll(pattern[lang])].flatMap(found => {
            const said = facts.map(({ fact }) => isSaid(fact, found, lang));
            if (said.includes(true) || said.every(one => one === undefined)) return [];
            const { name, fact } = facts[said.indexOf(false)]!;
            return [{ rule: 'facts', ...place(), message: `“${found[0]}”, but the fact ${name} says ${factInWords(fact, lang)}` }];
          });
        });
      }),
  );
}

/** Names of facts in lists: they are filled in only in copy. */
function named(source: EditionSource): Problem[] {
  return saidInLists(source).flatMap(({ text, place }) =>
    [...text.matchAll(/\{\{\w+\}\}/g)].map(([mark]) => ({ rule: 'facts', ...place(), message: `${mark} is filled in only in copy` })),
  );
}

const isAlone = /\{\{youthHours\}\}|under \{\{ageNight\}\}[^.!?]*(?:på egen hand|on (?:their|your) own|alone)/iu;

/** Texts that let visitors below `ageNight` be there alone without naming `ageAlone`. */
function alone(source: EditionSource): Problem[] {
  const texts = saidInCopy(source);
  return texts
    .filter(({ text }) => isAlone.test(text))
    .filter(({ text, lang, page, path }) => {
      // In a list of terms the age may be in the term.
      const beside = [...path.slice(0, -1), 'term'].join();
      const term = texts.find(one => one.lang === lang && one.page === page && one.path.join() === beside)?.text ?? '';
      return !`${term} ${text}`.includes('{{ageAlone}}');
    })
    .map(({ place }) => ({
      rule: 'facts',
      ...place(),
      message: 'it says who may be there alone, but not from which age: name {{ageAlone}}',
    }));
}

function prices({ facts: known, lists, find }: EditionSource): Problem[] {
  return (lists.tickets ?? []).flatMap(({ slug }) => {
    const name = `price${slug[0]!.toUpperCase()}${slug.slice(1)}`;
    return known[name]?.type === 'price'
      ? []
      : [{ rule: 'facts', ...find('lists/tickets.ts', `'${slug}'`), message: `there is no fact ${name}, the price of the ${slug} ticket` }];
  });
}

function beyond({ facts: known, edition, schedule, find }: EditionSource): Problem[] {
  const { ticketRelease, doorsOpen, doorsClose } = edition.dates;
  const places = schedule.data.locations;
  const wrong = (name: string, fact: Fact): string | undefined => {
    if (fact.type === 'date' && (fact.date < ticketRelease.slice(0, 10) || fact.date > doorsClose.slice(0, 10)))
      return `${name} is ${fact.date}, outside sale and festival`;
    if (fact.type === 'hours' && name === 'dayPass' && fact.from < doorsOpen.slice(11))
      return `${name} is from ${fact.from}, but the doors open at ${doorsOpen.slice(11)}`;
    if (fact.type === 'place' && !places.some(({ name_sv: sv, name_en: en }) => sv === fact.name.sv && en === fact.name.en))
      return `${name}: “${fact.name.sv}” is no place of the programme`;
    return undefined;
  };
  return Object.entries(known).flatMap(([name, fact]) => {
    const message = wrong(name, fact);
    return message ? [{ rule: 'facts', ...find('facts.ts', `${name}:`), message }] : [];
  });
}
