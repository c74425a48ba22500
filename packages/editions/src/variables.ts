import type { Edition, Lang } from '@tand/festival';

/** BCP 47 tags for Intl. */
export const locales: Record<Lang, string> = { sv: 'sv-SE', en: 'en-GB' };

/** The values copy may refer to as {{festival}}, {{doors}} and so on, in every page file. */
export interface CopyVariables {
  /** 'TÄND' */
  festival: string;
  /** '2025' */
  year: string;
  venue: string;
  city: string;
  address: string;
  /** '13–16 juni', '13–16 June' */
  dates: string;
  /** 'fredag 13 juni kl. 10.00', 'Friday 13 June at 10:00' */
  doors: string;
  close: string;
  release: string;
}

// Local date-times are read as UTC and written as UTC, so that the machine's own zone never enters.
const part = (local: string, lang: Lang, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locales[lang], { ...options, timeZone: 'UTC' }).format(new Date(`${local.slice(0, 10)}T00:00Z`));

const day = (local: string) => String(Number(local.slice(8, 10)));

function moment(local: string, lang: Lang): string {
  const date = `${part(local, lang, { weekday: 'long' })} ${day(local)} ${part(local, lang, { month: 'long' })}`;
  const time = local.slice(11, 16);
  return lang === 'sv' ? `${date} kl. ${time.replace(':', '.')}` : `${date} at ${time}`;
}

function range(first: string, last: string, lang: Lang): string {
  const month = (local: string) => part(local, lang, { month: 'long' });
  if (month(first) === month(last)) return `${day(first)}–${day(last)} ${month(last)}`;
  return `${day(first)} ${month(first)} – ${day(last)} ${month(last)}`;
}

/**
 * The edition's names, dates and place in words, for i18next's `interpolation.defaultVariables`.
 * Copy spells none of them out, so that next year's texts need no search and replace.
 */
export function copyVariables(edition: Edition, lang: Lang): CopyVariables {
  const { days, doorsOpen, doorsClose, ticketRelease } = edition.dates;
  return {
    festival: edition.name,
    year: String(edition.year),
    venue: edition.venue.name,
    city: edition.venue.city,
    address: edition.venue.address,
    dates: range(days[0]?.date ?? doorsOpen, days.at(-1)?.date ?? doorsClose, lang),
    doors: moment(doorsOpen, lang),
    close: moment(doorsClose, lang),
    release: moment(ticketRelease, lang),
  };
}
