import { entryInstants, entryState, isRail, type ScheduleEntry } from '../ScheduleItem/index.ts';

/** In `happens`, the first item to end at each place comes before all other items. */
export function runningAt(entries: readonly ScheduleEntry[], at: number) {
  const on = entries.filter(entry => entryState(entry, at) === 'now').toSorted((a, b) => entryInstants(a).to - entryInstants(b).to);
  const happens = on.filter(entry => !isRail(entry));
  const firsts = happens.filter((entry, index) => happens.findIndex(({ placeId }) => placeId === entry.placeId) === index);
  return { happens: [...firsts, ...happens.filter(entry => !firsts.includes(entry))], open: on.filter(isRail) };
}
