import { clockOf, parseTime } from '@tand/festival';

/* The readers return undefined for an ambiguous or unknown text. */

export const dayLength = 86_400_000;

const dateOf = (year: number, month: number, day: number): string | undefined => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : undefined;
};

export function readDate(text: string): string | undefined {
  const value = text.trim();
  const iso =
    /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(value) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(value) ??
    /^(\d{4})[./](\d{1,2})[./](\d{1,2})$/.exec(value);
  if (iso) return dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const local = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})(?: .*)?$/.exec(value);
  if (local) {
    const [first, second, year] = local.slice(1).map(Number) as [number, number, number];
    // With dots or hyphens the day comes first; with slashes the month may.
    const isDot = !value.includes('/');
    const [dayFirst, monthFirst] = [dateOf(year, second, first), dateOf(year, first, second)];
    return isDot || !monthFirst || dayFirst === monthFirst ? dayFirst : dayFirst ? undefined : monthFirst;
  }
  const named = /^(?:\p{L}+,? )?(\d{1,2})\.? (\p{L}{3,})\.? (\d{4})$/u.exec(value);
  if (named) {
    const month = months.findIndex(pattern => pattern.test(named[2]!));
    return month < 0 ? undefined : dateOf(Number(named[3]), month + 1, Number(named[1]));
  }
  // Excel counts from 1899-12-30; five digits are 1927 to 2173.
  if (/^\d{5}(?:[.,]\d+)?$/.test(value))
    return new Date(Date.UTC(1899, 11, 30) + Number.parseInt(value, 10) * dayLength).toISOString().slice(0, 10);
  return undefined;
}

const months = [/^jan/i, /^feb/i, /^m[aä]r/i, /^apr/i, /^ma[yij]/i, /^jun/i, /^jul/i, /^aug/i, /^sep/i, /^o[ck]t/i, /^nov/i, /^de[cz]/i];

/** 24:00 is midnight of the next day; '0.7708' is Excel's part of a day. */
export function readTime(text: string): { clock: string; isNextDay?: true } | undefined {
  const value = text.trim().replace(/^kl\.?\s*/i, '');
  const iso = /^\d{4}-\d{2}-\d{2}[T ](\d{2}:\d{2})/.exec(value)?.[1];
  const [, hours, minutes = '0', half] =
    /^(\d{1,2})[:.](\d{2})(?:[:.]\d{2}(?:[.,]\d+)?)?\s*([ap])?\.?m?\.?(?:Z|[+-]\d{2}:?\d{2})?$/i.exec(iso ?? value) ??
    /^(\d{2})(\d{2})$/.exec(value) ??
    /^(\d{1,2})()\s*([ap])\.?m\.?$/i.exec(value) ??
    [];
  if (hours === undefined) {
    const part = /^0?[.,]\d{3,}$/.test(value) ? Math.round(Number(value.replace(',', '.')) * 1440) : undefined;
    return part === undefined || part >= 1440 ? undefined : { clock: clockOf(part) };
  }
  const [hour, minute] = [Number(hours), Number(minutes)];
  if (minute > 59 || (half ? hour < 1 || hour > 12 : hour > 24) || (hour === 24 && minute > 0)) return undefined;
  if (hour === 24) return { clock: '00:00', isNextDay: true };
  const ofDay = half ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hour;
  return { clock: clockOf(ofDay * 60 + minute) };
}

/** In minutes; '1:02:30' begins with days. */
export function readLength(text: string): number | undefined {
  const value = text.trim().toLowerCase();
  const iso = /^p(?:(\d+)d)?(?:t(?:(\d+(?:[.,]\d+)?)h)?(?:(\d+)m)?(?:\d+s)?)?$/.exec(value);
  const named =
    /^(?:(\d+)\s*(?:d|days?|dagar?|dygn))?\s*(?:(\d+(?:[.,]\d+)?)\s*(?:h|hrs?|hours?|t|tim(?:mar|me)?|std))?\s*(?:(\d+)\s*(?:m|mins?|minuter|minutes?))?$/.exec(
      value,
    );
  const parts = value && value !== 'p' ? (iso ?? named) : undefined;
  if (parts && parts.slice(1).some(Boolean)) {
    const [days, hours, minutes] = parts.slice(1).map(part => Number((part ?? '0').replace(',', '.'))) as [number, number, number];
    return Math.round(days * 1440 + hours * 60 + minutes);
  }
  if (/^\d+$/.test(value)) return Number(value);
  const clock = /^(?:(\d+):)?(\d+):(\d{2})$/.exec(value);
  if (!clock || Number(clock[3]) > 59) return undefined;
  return Number(clock[1] ?? 0) * 1440 + Number(clock[2]) * 60 + Number(clock[3]);
}

/** An end 24 hours later would look like no duration. */
export const endAfter = (start: string, minutes: number): string => clockOf(parseTime(start) + Math.min(minutes, 1439));
