import { datesIn } from '../dates.ts';
import { copyPassages } from '../passages.ts';
import { report, type Finding } from '../problem.ts';
import type { EditionSource } from '../source.ts';

export function soldOut(source: EditionSource): Finding[] {
  const { edition, sold, find } = source;
  return [
    ...levels(source),
    ...report(
      find('edition.ts', 'isSoldOut'),
      edition.tickets.isSoldOut && sold === 0 && 'tickets are sold out, but tickets.sample.csv has no order',
    ),
    ...cabins(source),
  ];
}

function levels({ lists, sold, find }: EditionSource): Finding[] {
  return (lists.battlepass ?? []).flatMap(({ level, amount, enabled, sold: counted }) => {
    const message = enabled
      ? sold < amount && `level ${level} burns at ${amount} tickets, but ${sold} are sold`
      : sold >= amount
        ? `level ${level} does not burn though ${sold} tickets are sold`
        : counted !== undefined && `level ${level} does not burn but has a count`;
    return report(() => find('lists/battlepass.ts', `level(${level},`), message);
  });
}

function cabins(source: EditionSource): Finding[] {
  const file = 'lists/accommodation.ts';
  const { cabinsSoldOutFrom: from } = source.lists;
  if (!from) return [];
  const { ticketRelease, doorsOpen } = source.edition.dates;
  const [month, date] = [Number(from.slice(5, 7)) - 1, Number(from.slice(8, 10))];
  return [
    ...report(
      source.find(file, 'cabinsSoldOutFrom'),
      (from < ticketRelease || from > doorsOpen) && `the cabins are gone from ${from}, outside the sale`,
    ),
    ...copyPassages(source)
      .filter(({ page, path }) => page === 'accommodationCabins' && path[0] === 'soldOut')
      .flatMap(({ text, lang, place }) =>
        datesIn(text, lang)
          .filter(found => found.month !== month || found.date !== date)
          .flatMap(found => report(place, `the cabins are gone “${found.text}” here, but from ${from} in ${file}`)),
      ),
  ];
}
