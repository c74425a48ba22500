import { localToInstant, timeItems, type TimedItem } from '@tand/festival';
import { parseSchedule } from '@tand/festival/schemas';
import type { Problem } from '../problem.ts';
import type { EditionSource } from '../source.ts';

const silent = () => {};

function programme({ edition, schedule }: EditionSource) {
  const { items } = parseSchedule(schedule.data, silent);
  const problem = (rule: string, { id }: TimedItem, message: string): Problem => {
    const index = schedule.data.items.findIndex(item => item.id === id);
    return { rule, ...schedule.placeOf(['items', index]), message };
  };
  return { timed: timeItems(edition, items, silent), problem, isWhole: items.length === schedule.data.items.length };
}

/** Overlapping items in one place, except the `parallelPlaces` of `manifest.json`. */
export function clashes(source: EditionSource): Problem[] {
  const { timed, problem, isWhole } = programme(source);
  const parallel = new Set(source.parallelPlaces);
  const single = timed.filter(({ location }) => !parallel.has(location));
  const found = single.flatMap((one, index) =>
    single.slice(index + 1).flatMap(two => {
      const [first, second] = one.start <= two.start ? [one, two] : [two, one];
      if (one.location !== two.location || second.start >= (first.end ?? first.start)) return [];
      const message = `“${second.name_sv}” begins at ${second.start_time}, while “${first.name_sv}” lasts until ${first.end_time} in the same place`;
      return [problem('clashes', second, message)];
    }),
  );
  const unread = 'some items are not valid: `npm run content -w @tand/server -- import --dry-run` names them';
  return isWhole ? found : [...found, { rule: 'clashes', ...source.schedule.placeOf([]), message: unread }];
}

export function hours(source: EditionSource): Problem[] {
  const { timed, problem } = programme(source);
  const [opens, closes] = [localToInstant(source.edition.dates.doorsOpen), localToInstant(source.edition.dates.doorsClose)];
  return timed
    .filter(({ start, end }) => start < opens || (end ?? start) > closes)
    .map(item => problem('hours', item, `“${item.name_sv}” is outside the hours of the doors`));
}
