import { entryInstants, entryState, isRail, type ScheduleEntry } from '../ScheduleItem/index.ts';

/** One item of each place comes first in `happens`. */
export function runningAt(entries: readonly ScheduleEntry[], at: number) {
  const on = entries.filter(entry => entryState(entry, at) === 'now').toSorted((a, b) => entryInstants(a).to - entryInstants(b).to);
  const happens = on.filter(entry => !isRail(entry));
  const firsts = happens.filter((entry, index) => happens.findIndex(({ placeId }) => placeId === entry.placeId) === index);
  return { happens: [...firsts, ...happens.filter(entry => !firsts.includes(entry))], open: on.filter(isRail) };
}
