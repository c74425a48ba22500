const regions: Readonly<Record<string, string>> = { en: 'GB', sv: 'SE' };

/** Makes formatters of `Intl` unnecessary in these languages, as the first one takes a phone 50 ms. */
const separators: Readonly<Record<string, string>> = { en: ':', 'en-GB': ':', sv: '.', 'sv-SE': '.' };

export const localeOf = (lang: string): string => (regions[lang] ? `${lang}-${regions[lang]}` : lang);

const two = (value: number) => String(value).padStart(2, '0');

const formats = new Map<string, Intl.DateTimeFormat>();
function formatOf(lang: string): Intl.DateTimeFormat {
  const known = formats.get(lang);
  if (known) return known;
  const format = new Intl.DateTimeFormat(localeOf(lang), { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });
  formats.set(lang, format);
  return format;
}

const texts = new Map<string, string>();
const withinDay = (minutes: number) => ((minutes % 1440) + 1440) % 1440;
const partsOf = (minutes: number, lang: string) => formatOf(lang).formatToParts(withinDay(minutes) * 60_000);

/** Clock text of minutes from midnight: 1470 is '00.30' in Swedish. */
export function clockText(minutes: number, lang: string): string {
  const separator = separators[lang];
  if (separator) return `${two(Math.floor(withinDay(minutes) / 60))}${separator}${two(withinDay(minutes) % 60)}`;
  const key = `${lang} ${minutes}`;
  const known = texts.get(key);
  if (known) return known;
  const text = partsOf(minutes, lang)
    .map(({ value }) => value)
    .join('')
    // Browsers and Node write different spaces here in American English.
    .replace('\u202f', ' ');
  texts.set(key, text);
  return text;
}

/** The hour of a clock text: '00', or '12 AM' in American English. */
export const hourText = (minutes: number, lang: string): string =>
  separators[lang]
    ? clockText(minutes, lang).slice(0, 2)
    : partsOf(minutes, lang)
        .filter(({ type }) => type === 'hour' || type === 'dayPeriod')
        .map(({ value }) => value)
        .join(' ');

/** A text with each `10:00` as the language writes it: '10.00' in Swedish. */
export const clockIn = (text: string, lang: string): string =>
  text.replaceAll(/(\d\d):(\d\d)/g, (_, hours: string, minutes: string) => clockText(Number(hours) * 60 + Number(minutes), lang));
