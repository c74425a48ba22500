import { lineAfter } from '../located.ts';
import type { Problem } from '../problem.ts';
import type { EditionSource } from '../source.ts';

const day = 86_400_000;
const weekdayOf = (date: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00Z`)).toLowerCase();

/** The festival days: consecutive, with a weekend, named correctly, in the edition's year. */
export function weekend({ edition, text }: EditionSource): Problem[] {
  const file = text('edition.ts');
  const { days } = edition.dates;
  const problem = (date: string, message: string): Problem => ({
    rule: 'weekend',
    file: 'edition.ts',
    line: lineAfter(file, `'${date}'`),
    message,
  });
  const weekdays = new Set(days.map(({ date }) => new Date(date).getUTCDay()));
  return days.flatMap(({ date, name }, index) => {
    const before = days[index - 1]?.date;
    return [
      ...(index === 0 && !(weekdays.has(6) && weekdays.has(0)) ? [problem(date, `the days from ${date} on hold no weekend`)] : []),
      ...(before && Date.parse(date) - Date.parse(before) !== day ? [problem(date, `${date} is not the day after ${before}`)] : []),
      ...(date.startsWith(`${edition.year}-`) ? [] : [problem(date, `${date} is not in ${edition.year}`)]),
      ...(name.sv.toLowerCase() === weekdayOf(date, 'sv-SE') && name.en.toLowerCase() === weekdayOf(date, 'en-GB')
        ? []
        : [problem(date, `${date} is called ${name.sv} / ${name.en} but is a ${weekdayOf(date, 'en-GB')}`)]),
    ];
  });
}

/** Release, last days, opening and close: in this order, opening on the first day and close on the last. */
export function targets({ edition, text }: EditionSource): Problem[] {
  const { days, ticketRelease, saleLastDays, doorsOpen, doorsClose } = edition.dates;
  const problem = (key: string, message: string): Problem => ({
    rule: 'targets',
    file: 'edition.ts',
    line: lineAfter(text('edition.ts'), `${key}:`),
    message,
  });
  const order = Object.entries({ ticketRelease, saleLastDays, doorsOpen, doorsClose });
  return [
    ...order.flatMap(([key, target], index) => {
      const next = order[index + 1];
      return next && target >= next[1] ? [problem(key, `${key} ${target} is not before ${next[0]} ${next[1]}`)] : [];
    }),
    ...(doorsOpen.slice(0, 10) === days[0]?.date ? [] : [problem('doorsOpen', `the doors open on ${doorsOpen}, not on the first day`)]),
    ...(doorsClose.slice(0, 10) === days.at(-1)?.date
      ? []
      : [problem('doorsClose', `the doors close on ${doorsClose}, not on the last day`)]),
  ];
}
