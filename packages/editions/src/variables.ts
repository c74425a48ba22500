import { periodOf, upperFirst, type Edition, type Lang, type Venue } from '@tand/festival';
import { factsInWords, type Facts } from './facts.ts';
import { datesInWords, momentInWords } from './words.ts';

export interface CopyVariables {
  festival: string;
  year: string;
  venue: string;
  city: string;
  address: string;
  street: string;
  dates: string;
  doors: string;
  close: string;
  release: string;
}

export function copyVariables(edition: Edition, lang: Lang, facts: Facts = {}): CopyVariables & Readonly<Record<string, string>> {
  const { days, doorsOpen, doorsClose, ticketRelease } = edition.dates;
  return withCapitals({
    ...factsInWords(facts, lang, edition.currency),
    ...endsInWords(edition, lang),
    festival: edition.name,
    year: String(edition.year),
    venue: edition.venue.name,
    city: edition.venue.city,
    address: edition.venue.address,
    street: streetOf(edition.venue),
    dates: datesInWords(days[0]?.date ?? doorsOpen, days.at(-1)?.date ?? doorsClose, lang),
    doors: momentInWords(doorsOpen, lang),
    close: momentInWords(doorsClose, lang),
    release: momentInWords(ticketRelease, lang),
  });
}

/** 'Elmiavägen' in 'Elmiavägen 15, 554 54 Jönköping' */
export const streetOf = ({ address }: Pick<Venue, 'address'>): string => address.replace(/,.*$/s, '').replaceAll(/^\d\S* | \d\S*$/g, '');

const endsInWords = (edition: Edition, lang: Lang): Record<string, string> =>
  Object.fromEntries(
    Object.entries(edition.periods ?? {}).flatMap(([href, { until }]) =>
      typeof until === 'object' ? [[`${href.split(':')[1]}Until`, momentInWords(periodOf(edition, href).until!, lang)]] : [],
    ),
  );

/** `{{Doors}}` is 'Fredag 13 juni kl. 10.00', for the start of a sentence. */
const withCapitals = <Words extends Readonly<Record<string, string>>>(words: Words): Words => ({
  ...words,
  ...Object.fromEntries(Object.entries(words).map(pair => pair.map(upperFirst))),
});

/** Other names stay: i18next fills them in at run time. */
export const withVariables = <Copy extends object>(copy: Copy, variables: Readonly<Record<string, string>>): Copy =>
  JSON.parse(
    JSON.stringify(copy).replaceAll(/\{\{(\w+)\}\}/g, (mark, name: string) =>
      Object.hasOwn(variables, name) ? JSON.stringify(variables[name]).slice(1, -1) : mark,
    ),
  ) as Copy;
