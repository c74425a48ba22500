import { contentLanguages } from '@tand/festival';
import { factInWords } from '../../src/facts.ts';
import { streetOf } from '../../src/variables.ts';
import { escaped, textsIn } from '../located.ts';
import { allPassages } from '../passages.ts';
import { report, type Finding } from '../problem.ts';
import type { EditionNames, EditionSource } from '../source.ts';

const venueLinks = ['venue', 'parking', 'map', 'mapEmbed', 'journeyPlanner'];

const addressOf = 'domain of the address ';

function namesOf({ edition, facts, places }: EditionNames): Map<string, string> {
  const { name, venue, emails, siteUrl } = edition;
  const mails = Object.entries(emails).map(([role, address]) => [`${addressOf}${role}`, address.split('@')[1] ?? ''] as const);
  const named = Object.entries(facts).flatMap(([key, fact]) =>
    ['name', 'phone', 'mail'].includes(fact.type) ? [[`fact ${key}`, factInWords(fact, 'sv', edition.currency)] as const] : [],
  );
  const halls = places.flatMap(({ id, name_sv, name_en }) => [
    [`place ${id}`, name_sv] as const,
    [`place ${id} in English`, name_en] as const,
  ]);
  const amount = new Intl.NumberFormat('sv-SE', { style: 'currency', currency: edition.currency, currencyDisplay: 'name' }).format(2);
  return new Map([
    ['festival', name],
    ['currency', edition.currency],
    ['currency in words', /\p{L}+$/u.exec(amount)?.[0] ?? edition.currency],
    ['venue', venue.name],
    ['town', venue.city],
    ['street', streetOf(venue)],
    ['domain', new URL(siteUrl).hostname.replace(/^www\./, '')],
    ...mails,
    ...named,
    ...halls,
  ]);
}

const isolated = (name: string) => new RegExp(`(?<![\\p{L}\\d])${escaped(name)}`, 'u');

export function names(source: EditionSource): Finding[] {
  const own = namesOf({ edition: source.edition, facts: source.facts, places: source.schedule.data.locations });
  const current = new Set([...own].flatMap(([what, name]) => (what.startsWith(addressOf) ? [] : [name])));
  const gone = new Map(
    source.extended.flatMap(before =>
      [...namesOf(before)].flatMap(([what, name]) => (own.get(what) === name || current.has(name) ? [] : [[name, what] as const])),
    ),
  );
  const file = 'edition.ts';
  const texts = [
    ...allPassages(source),
    ...Object.entries(source.lists).flatMap(([name, list]) =>
      [...textsIn(list)].map(({ text }) => ({ text, place: () => source.find(source.listFile(name), text) })),
    ),
    ...[...textsIn(source.edition)].map(({ text }) => ({ text, place: () => ({ ...source.find(file, text), file }) })),
    ...[...textsIn(source.facts)].map(({ text }) => ({ text, place: () => source.find('facts.ts', text) })),
    ...source.news.flatMap(({ head: { file, data, lineOf } }) =>
      [...textsIn(data)].map(({ path, text }) => ({ text, place: () => ({ file, line: lineOf(path) }) })),
    ),
  ];
  const seen = new Set<string>();
  const written = [...gone].flatMap(([name, what]) => {
    const pattern = isolated(name);
    return texts
      .filter(({ text }) => pattern.test(text))
      .flatMap(({ place }) => {
        const found = place();
        const key = `${name} ${found.file}`;
        return seen.has(key) || !seen.add(key) ? [] : report(found, `“${name}” was the ${what} of an earlier edition`);
      });
  });
  return [...written, ...addressesOf(source), ...districtsOf(source), ...places(source)];
}

const districtsOf = ({ lists, schedule, find }: EditionSource): Finding[] =>
  (lists.districts ?? []).flatMap(({ slug, location, name }) => {
    const place = schedule.data.locations.find(({ id }) => id === location);
    const isOther = place && (place.name_sv !== name.sv || place.name_en !== name.en);
    return report(() => find('lists/districts.ts', `'${slug}'`), isOther && `“${name.sv}” is “${place.name_sv}” in the programme`);
  });

/** After an indefinite article the words are no name: 'a pink helicopter'. */
function places(source: EditionSource): Finding[] {
  const called = Object.fromEntries(
    contentLanguages.map(lang => {
      const names = source.schedule.data.locations.map(place => place[`name_${lang}`].replace(/^The /, ''));
      const compound = names.filter(name => /[ -]/.test(name));
      const heads = compound.flatMap(name => /(?<= )\p{Lu}\p{Ll}+$/u.exec(name) ?? []);
      const spellings = compound.map(name => escaped(name).replaceAll(/ |-/g, '[ -]?'));
      const own = names.map(escaped).join('|');
      return [
        lang,
        {
          names,
          spelled: new RegExp(`(?<![\\p{L}\\d]|\\b(?:an?|ett?|en) )(?:${spellings.join('|')})(?!\\p{L})`, 'giu'),
          unknown: new RegExp(`(?<!\\p{L})(?!(?:\\S+ )?(?:${own}|The ))\\p{Lu}\\p{Ll}+ (?:${heads.join('|')})(?!\\p{L})`, 'gu'),
        },
      ];
    }),
  );
  return allPassages(source).flatMap(({ text, lang, path, place }) => {
    if (path.at(-1) === 'keywords' || /^\S+$/.test(text)) return []; // an address or a slug
    const { names, spelled, unknown } = called[lang]!;
    const prose = text.replaceAll(/\]\([^)]*\)|\{\{\w+\}\}/g, ']');
    const others = [...prose.matchAll(spelled)].filter(([found]) => !names.includes(found));
    return [...others, ...prose.matchAll(unknown)].flatMap(([found]) => report(place, `“${found}” is no place of the programme`));
  });
}

function addressesOf({ edition, extended, find }: EditionSource): Finding[] {
  return extended.flatMap(({ edition: { name, venue, links, siteUrl } }) => {
    const isMoved = venue.lat !== edition.venue.lat || venue.lon !== edition.venue.lon;
    const ofVenue = (key: string, is: string | undefined, was: string | undefined) =>
      is && isMoved && is === was ? report(find('edition.ts', `${key}:`), `${key} is that of ${venue.name}: ${is}`) : [];
    return [
      ...ofVenue('url', edition.venue.url, venue.url),
      ...venueLinks.flatMap(key => ofVenue(key, edition.links[key], links[key])),
      ...report(
        find('edition.ts', 'siteUrl:'),
        edition.name !== name && edition.siteUrl === siteUrl && `siteUrl is that of ${name}: ${siteUrl}`,
      ),
    ];
  });
}
