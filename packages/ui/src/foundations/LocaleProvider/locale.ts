/** Where a language is written otherwise than `Intl` does: its region without one, and what separates hours and minutes. */
const usage: Readonly<Record<string, { region: string; separator?: string }>> = {
  en: { region: 'GB' },
  sv: { region: 'SE', separator: '.' },
};

const languageOf = (tag: string) => tag.split('-')[0]!.toLowerCase();

/** BCP 47 tag for `Intl`: the language's usual region where the tag has none. */
export function localeOf(lang: string): string {
  const region = usage[lang]?.region;
  return region ? `${lang}-${region}` : lang;
}

const formats = new Map<string, Intl.DateTimeFormat>();
function formatOf(lang: string): Intl.DateTimeFormat {
  const known = formats.get(lang);
  if (known) return known;
  const format = new Intl.DateTimeFormat(localeOf(lang), { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });
  formats.set(lang, format);
  return format;
}

const texts = new Map<string, string>();
const partsOf = (minutes: number, lang: string) => formatOf(lang).formatToParts((((minutes % 1440) + 1440) % 1440) * 60_000);

/** Clock text of minutes from midnight: 1470 is '00.30' in Swedish, '00:30' in British and '12:30 AM' in American English. */
export function clockText(minutes: number, lang: string): string {
  const key = `${lang} ${minutes}`;
  const known = texts.get(key);
  if (known) return known;
  const separator = usage[languageOf(lang)]?.separator;
  const text = partsOf(minutes, lang)
    .map(({ type, value }) => (type === 'literal' && separator ? value.replace(':', separator) : value))
    .join('')
    // Browsers and Node differ in this space of American English, which would be an error of hydration.
    .replace('\u202f', ' ');
  texts.set(key, text);
  return text;
}

/** The hour of a clock text: '00' of 1470, '12 AM' in American English. */
export const hourText = (minutes: number, lang: string): string =>
  partsOf(minutes, lang)
    .filter(({ type }) => type === 'hour' || type === 'dayPeriod')
    .map(({ value }) => value)
    .join(' ');

/** Each `10:00` of a text as the language writes it: '10.00–11.00' in Swedish. */
export const clockIn = (text: string, lang: string): string =>
  text.replaceAll(/(\d\d):(\d\d)/g, (_, hours: string, minutes: string) => clockText(Number(hours) * 60 + Number(minutes), lang));
