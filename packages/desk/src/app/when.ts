import { edition } from '@edition/edition.ts';
import { instantToLocal, localeOf, localToInstant, upperFirst, type ContentLang } from '@tand/festival';

const { timeZone } = edition;

export const shortTime = (instant: string | number, lang: ContentLang): string =>
  new Intl.DateTimeFormat(localeOf(lang), {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(instant));

export const longDate = (instant: string | number, lang: ContentLang): string =>
  new Intl.DateTimeFormat(localeOf(lang), { timeZone, day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(instant));

/** 'Lördag 14 juni' (long), 'Lör' (short) or 'Lördag' (weekday); '' if `date` is empty. */
export const dayName = (date: string, lang: ContentLang, length: 'long' | 'short' | 'weekday' = 'long'): string =>
  date &&
  upperFirst(
    new Intl.DateTimeFormat(localeOf(lang), {
      timeZone: 'UTC',
      weekday: length === 'long' || length === 'weekday' ? 'long' : 'short',
      ...(length === 'long' && { day: 'numeric', month: 'long' }),
    }).format(new Date(date)),
  );

export const toField = (instant: string): string => instantToLocal(Date.parse(instant), timeZone).slice(0, 16);
/** Undefined if `local` is incomplete. */
export const fromField = (local: string): string | undefined =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local) ? new Date(localToInstant(local, timeZone)).toISOString() : undefined;
