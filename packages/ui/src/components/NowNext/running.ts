import { entryInstants, entryState, isRail, type ScheduleEntry } from '../ScheduleItem/index.ts';

export interface Running {
  /** What happens: one of each place first, then the rest, each in order of their ends. */
  happens: ScheduleEntry[];
  /** What is open for hours, in order of time. */
  open: ScheduleEntry[];
}

/** What is on at an instant (epoch ms); nothing that is cancelled. */
export function runningAt(entries: readonly ScheduleEntry[], at: number): Running {
  const on = entries.filter(entry => entryState(entry, at) === 'now').toSorted((a, b) => entryInstants(a).to - entryInstants(b).to);
  const happens = on.filter(entry => !isRail(entry));
  const firsts = happens.filter((entry, index) => happens.findIndex(({ placeId }) => placeId === entry.placeId) === index);
  return { happens: [...firsts, ...happens.filter(entry => !firsts.includes(entry))], open: on.filter(isRail) };
}
