import { datesIn } from '../dates.ts';
import { textsIn } from '../located.ts';
import type { Problem } from '../problem.ts';
import type { EditionSource, Place } from '../source.ts';

const languages = ['sv', 'en'] as const;

/** Claims that something is sold out or burnt, compared with tickets sold and dates. */
export function soldOut(source: EditionSource): Problem[] {
  return [...levels(source), ...tickets(source), ...cabins(source)];
}

function levels({ lists, sold, find }: EditionSource): Problem[] {
  const problem = (level: number, message: string): Problem => ({
    rule: 'soldOut',
    ...find('lists/battlepass.ts', `level: ${level},`),
    message,
  });
  return (lists.battlepass ?? []).flatMap(({ level, amount, enabled, sold: counted }) => {
    if (enabled && sold < amount) return [problem(level, `level ${level} burns at ${amount} tickets, but ${sold} are sold`)];
    if (!enabled && sold >= amount) return [problem(level, `level ${level} does not burn though ${sold} tickets are sold`)];
    if (!enabled && counted !== undefined) return [problem(level, `level ${level} does not burn but has a count`)];
    return [];
  });
}

function tickets({ edition, sold, find }: EditionSource): Problem[] {
  if (!edition.tickets.isSoldOut || sold > 0) return [];
  return [
    {
      rule: 'soldOut',
      ...find('edition.ts', 'isSoldOut'),
      message: 'tickets are sold out, but tickets.sample.csv has no order',
    },
  ];
}

const problemAt = (place: Place, message: string): Problem => ({ rule: 'soldOut', ...place, message });

/** The day must be within the sale and be named on the page. */
function cabins({ edition, lists, find, copy }: EditionSource): Problem[] {
  const file = 'lists/accommodation.ts';
  const from = lists.cabinsSoldOutFrom;
  if (!from) return [];
  const { ticketRelease, doorsOpen } = edition.dates;
  const outside =
    from < ticketRelease || from > doorsOpen
      ? [problemAt(find(file, 'cabinsSoldOutFrom'), `the cabins are gone from ${from}, outside the sale`)]
      : [];
  const [month, date] = [Number(from.slice(5, 7)) - 1, Number(from.slice(8, 10))];
  const said = languages.flatMap(lang => {
    const page = copy[lang]['accommodationCabins'];
    return [...textsIn(page?.data)]
      .filter(({ path }) => path[0] === 'soldOut')
      .flatMap(({ path, text: words }) => datesIn(words, lang).map(found => ({ found, path })))
      .filter(({ found }) => found.month !== month || found.date !== date)
      .map(({ found, path }) =>
        problemAt(page?.placeOf(path) ?? { file: '', line: 1 }, `the cabins are gone “${found.text}” here, but from ${from} in ${file}`),
      );
  });
  return [...outside, ...said];
}
