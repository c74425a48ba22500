import { localToInstant, timeItems, type TimedItem } from '@tand/festival';
import { parseSchedule } from '@tand/festival/schemas';
import { report, type Finding } from '../problem.ts';
import type { EditionSource } from '../source.ts';

const ignore = () => {};

function programme({ edition, schedule }: EditionSource) {
  const { items } = parseSchedule(schedule.data, ignore);
  const placeOf = ({ id }: TimedItem) => schedule.placeOf(['items', schedule.data.items.findIndex(item => item.id === id)]);
  return { timed: timeItems(edition, items, ignore), placeOf, isComplete: items.length === schedule.data.items.length };
}

export function clashes(source: EditionSource): Finding[] {
  const { timed, placeOf, isComplete } = programme(source);
  const single = timed.filter(({ location }) => !source.parallelPlaces.includes(location));
  const found = single.flatMap((one, index) =>
    single.slice(index + 1).flatMap(two => {
      const [first, second] = one.start <= two.start ? [one, two] : [two, one];
      if (one.location !== two.location || second.start >= (first.end ?? first.start)) return [];
      const message = `“${second.name_sv}” begins at ${second.start_time}, while “${first.name_sv}” lasts until ${first.end_time} in the same place`;
      return report(placeOf(second), message);
    }),
  );
  const invalid = `some items are not valid: \`EDITION=${source.name} npm run content -- import --dry-run\` names them`;
  return [...found, ...report(source.schedule.placeOf([]), !isComplete && invalid)];
}

export function hours(source: EditionSource): Finding[] {
  const { timed, placeOf } = programme(source);
  const { dates, timeZone } = source.edition;
  const [opens, closes] = [dates.doorsOpen, dates.doorsClose].map(local => localToInstant(local, timeZone)) as [number, number];
  return timed
    .filter(({ start, end }) => start < opens || (end ?? start) > closes)
    .flatMap(item => report(placeOf(item), `“${item.name_sv}” is outside the hours of the doors`));
}
