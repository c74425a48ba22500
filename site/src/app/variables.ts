import { edition } from '@edition/edition.ts';
import { localToInstant } from '@tand/festival';
import type { Lang } from '../i18n.ts';

const locales: Record<Lang, string> = { sv: 'sv-SE', en: 'en-GB' };

/** The words of the edition that copy may use in `{{…}}`, so that no text spells out a name, a date or a place. */
export function editionVariables(lang: Lang): Record<string, string | number> {
  const { dates, timeZone } = edition;
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locales[lang], { timeZone, ...options });
  const at = (local: string) => localToInstant(local);
  const day = format({ day: 'numeric', month: 'long' });
  const moment = format({ weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });
  const [first, last] = [dates.days[0]!.date, dates.days.at(-1)!.date].map(date => at(`${date}T12:00`)) as [number, number];
  return {
    festival: edition.name,
    year: edition.year,
    venue: edition.venue.name,
    city: edition.venue.city,
    address: edition.venue.address,
    dates: day.formatRange(first, last).replace(/\s*–\s*/, '–'),
    doors: moment.format(at(dates.doorsOpen)),
    release: moment.format(at(dates.ticketRelease)),
    close: moment.format(at(dates.doorsClose)),
  };
}
