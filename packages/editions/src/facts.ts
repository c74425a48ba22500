import { clockIn, localeOf, shownText, type Lang, type LocalDate, type Localized } from '@tand/festival';
import { dateInWords, priceInWords } from './words.ts';

/** A value that several pages mention, with type and unit, defined once (FEST-12). */
export type Fact = Value & {
  /** What the fact is about, as a regular expression: 'pitch|tent'. A sentence that matches must state no other value of the type. */
  readonly about?: Localized;
};

type Value =
  | { readonly type: 'price'; readonly amount: number }
  | { readonly type: 'hours'; readonly from: string; readonly to: string }
  | { readonly type: 'time'; readonly at: string }
  | { readonly type: 'age'; readonly years: number; readonly to?: number }
  | { readonly type: 'count'; readonly number: number; readonly unit: Localized }
  | { readonly type: 'distance'; readonly length: number; readonly unit: 'km' | 'm' }
  | { readonly type: 'duration'; readonly minutes: number }
  | { readonly type: 'phone'; readonly number: string }
  | { readonly type: 'mail'; readonly address: string }
  | { readonly type: 'name'; readonly name: string }
  | { readonly type: 'place'; readonly name: Localized }
  | { readonly type: 'date'; readonly date: LocalDate };

/** Facts by the name that copy uses: `{{priceLan}}`. */
export type Facts = Readonly<Record<string, Fact>>;

export const about = <Of extends Fact>(fact: Of, sv: string, en: string): Of => ({ ...fact, about: { sv, en } });
/** Price in the edition's currency: '1 295 kr', 'SEK 1,295'. */
export const price = (amount: number): Extract<Fact, { type: 'price' }> => ({ type: 'price', amount });
/** Clock times, possibly past midnight: 'kl. 22.00–08.00', '22:00–08:00'. */
export const hours = (from: string, to: string): Fact => ({ type: 'hours', from, to });
/** Clock time: 'kl. 14.00', '14:00'. */
export const time = (at: string): Fact => ({ type: 'time', at });
/** Years, or a range of them: '13 år', '13–15 år'; '13', '13–15'. */
export const age = (years: number, to?: number): Fact => ({ type: 'age', years, ...(to !== undefined && { to }) });
/** Number with a unit: '120 kabinett', '120 cabinets'. */
export const count = (number: number, sv: string, en: string): Extract<Fact, { type: 'count' }> => ({
  type: 'count',
  number,
  unit: { sv, en },
});
/** '1,5 km', '1.5 km' */
export const distance = (length: number, unit: 'km' | 'm'): Fact => ({ type: 'distance', length, unit });
/** Minutes: '3 tim 20 min', '3 h 20 min', '20 minuter', '20 minutes'. */
export const duration = (minutes: number): Fact => ({ type: 'duration', minutes });
/** Swedish phone number, given in domestic format: '070-174 06 13', '+46 70 174 06 13'. */
export const phone = (number: string): Fact => ({ type: 'phone', number });
export const mail = (address: string): Fact => ({ type: 'mail', address });
export const name = (text: string): Fact => ({ type: 'name', name: text });
export const place = (sv: string, en: string): Fact => ({ type: 'place', name: { sv, en } });
/** Day with weekday: 'torsdag 12 juni', 'Thursday 12 June'. */
export const date = (day: LocalDate): Fact => ({ type: 'date', date: day });

const firm = (text: string) => text.replaceAll(/[ \u202F]/g, '\u00A0');
const number = (value: number, lang: Lang) => value.toLocaleString(localeOf(lang));

const atClock = (times: readonly string[], lang: Lang) => (lang === 'sv' ? 'kl. ' : '') + times.map(one => clockIn(one, lang)).join('–');
function durationInWords(minutes: number, lang: Lang): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} ${lang === 'sv' ? 'minuter' : 'minutes'}`;
  return [`${hours} ${lang === 'sv' ? 'tim' : 'h'}`, ...(rest ? [`${rest} min`] : [])].join(' ');
}
const abroad = (dialled: string) => `+46 ${dialled.replace(/^0/, '').replace('-', ' ')}`;

const writers: { readonly [Type in Fact['type']]: (fact: Extract<Fact, { type: Type }>, lang: Lang, currency: string) => string } = {
  price: ({ amount }, lang, currency) => priceInWords(amount, lang, currency),
  hours: ({ from, to }, lang) => firm(atClock([from, to], lang)),
  time: ({ at }, lang) => firm(atClock([at], lang)),
  age: ({ years, to }, lang) => firm(`${years}${to === undefined ? '' : `–${to}`}${lang === 'sv' ? ' år' : ''}`),
  count: ({ number: many, unit }, lang) => firm(`${number(many, lang)} ${shownText(unit, lang)}`),
  distance: ({ length, unit }, lang) => firm(`${number(length, lang)} ${unit}`),
  duration: ({ minutes }, lang) => firm(durationInWords(minutes, lang)),
  phone: ({ number: dialled }, lang) => firm(lang === 'sv' ? dialled : abroad(dialled)),
  mail: ({ address }) => address,
  name: ({ name: text }) => text,
  place: ({ name: called }, lang) => shownText(called, lang),
  date: ({ date: day }, lang) => dateInWords(day, lang),
};

export const factInWords = (fact: Fact, lang: Lang, currency: string): string =>
  (writers[fact.type] as (fact: Fact, lang: Lang, currency: string) => string)(fact, lang, currency);

export const factsInWords = (facts: Facts, lang: Lang, currency: string): Record<string, string> =>
  Object.fromEntries(Object.entries(facts).map(([key, fact]) => [key, factInWords(fact, lang, currency)]));
