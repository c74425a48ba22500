import { contentLanguages } from '@tand/festival';
import { datesIn, moveIso, nameOf, yearOf } from '../dates.ts';
import { copyPassages, newsPassages } from '../passages.ts';
import { report, type Finding } from '../problem.ts';
import type { EditionSource } from '../source.ts';

export function weekend({ edition, find }: EditionSource): Finding[] {
  const { days } = edition.dates;
  const weekdays = new Set(days.map(({ date }) => new Date(date).getUTCDay()));
  return days.flatMap(({ date, name }, index) => {
    const before = days[index - 1]?.date;
    const isNamed = contentLanguages.every(
      lang => name[lang].toLowerCase() === nameOf(new Date(date), lang, { weekday: 'long' }).toLowerCase(),
    );
    return [
      index === 0 && !weekdays.has(6) && !weekdays.has(0) && `the days from ${date} on have no weekend`,
      before && moveIso(before, 1) !== date && `${date} is not the day after ${before}`,
      !date.startsWith(`${edition.year}-`) && `${date} is not in ${edition.year}`,
      !isNamed && `${date} is called ${name.sv} / ${name.en} but is a ${nameOf(new Date(date), 'en', { weekday: 'long' })}`,
    ].flatMap(message => report(() => find('edition.ts', `'${date}'`), message));
  });
}

export const outside = ({ edition, schedule }: EditionSource): Finding[] =>
  schedule.data.items.flatMap(({ day, name_sv }, index) => {
    const { length } = edition.dates.days;
    const isOutside = !Number.isInteger(day) || day < 0 || day >= length;
    const days = `${length} ${length === 1 ? 'day' : 'days'}`;
    return report(
      () => schedule.placeOf(['items', index, 'day']),
      isOutside && `“${name_sv}” is on day ${day}, counted from 0, but the festival has ${days}`,
    );
  });

export function targets({ edition, find }: EditionSource): Finding[] {
  const { days, ticketRelease, saleLastDays, doorsOpen, doorsClose } = edition.dates;
  // The night until 05:00 belongs to the evening before.
  const lastDay = moveIso(doorsClose.slice(0, 10), doorsClose.slice(11) < '05:00' ? -1 : 0);
  const order = Object.entries({ ticketRelease, saleLastDays, doorsOpen, doorsClose });
  const found: [key: string, message: string | false | undefined][] = [
    ...order.map(([key, target], index): (typeof found)[number] => {
      const next = order[index + 1];
      return [key, next && target >= next[1] && `${key} ${target} is not before ${next[0]} ${next[1]}`];
    }),
    ['doorsOpen', doorsOpen.slice(0, 10) !== days[0]?.date && `the doors open on ${doorsOpen}, not on the first day`],
    ['doorsClose', lastDay !== days.at(-1)?.date && `the doors close on ${doorsClose}, not on the last day`],
  ];
  return found.flatMap(([key, message]) => report(() => find('edition.ts', `${key}:`), message));
}

export const weekdays = (source: EditionSource): Finding[] =>
  [...copyPassages(source), ...newsPassages(source)].flatMap(({ text, lang, place }) =>
    datesIn(text, lang)
      .filter(found => yearOf(found, source.edition.year) === undefined)
      .flatMap(found => report(place, `“${found.text}” has another weekday in ${source.edition.year}`)),
  );
