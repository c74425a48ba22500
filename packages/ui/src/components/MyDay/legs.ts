import { byTime, entryInstants, isRail, lanesOf, type PlaceId, type ScheduleEntry } from '../ScheduleItem/index.ts';

const minute = 60_000;
const gapFrom = 45;

export interface Leg {
  from: number;
  to: number;
  entries: ScheduleEntry[];
  lanes: number[];
  shared: number;
  gap?: { walk: number | undefined; to: PlaceId; free: number; meanwhile: ScheduleEntry[] } | undefined;
}

/** A cancelled pick is always a separate leg. */
const isOn = ({ entries }: Leg) => !entries[0]?.isCancelled;

function sharedMinutes(spans: readonly { from: number; to: number }[]): number {
  const cuts = [...new Set(spans.flatMap(({ from, to }) => [from, to]))].toSorted((a, b) => a - b);
  return cuts.reduce((sum, cut, index) => {
    const end = cuts[index + 1] ?? cut;
    return spans.filter(({ from, to }) => from <= cut && to >= end).length > 1 ? sum + (end - cut) / minute : sum;
  }, 0);
}

export function legsOf(
  picks: readonly ScheduleEntry[],
  others: readonly ScheduleEntry[],
  walk: (from: PlaceId, to: PlaceId) => number | undefined,
): Leg[] {
  const legs: Leg[] = [];
  for (const entry of picks.toSorted(byTime)) {
    const span = entryInstants(entry);
    const last = legs.findLast(isOn);
    if (last && !entry.isCancelled && span.from < last.to) {
      last.entries.push(entry);
      last.to = Math.max(last.to, span.to);
    } else legs.push({ ...span, entries: [entry], lanes: [], shared: 0 });
  }
  const taken = new Set(picks.map(({ id }) => id));
  return legs.map((leg, index) => {
    const spans = leg.entries.map(entryInstants);
    const shared = sharedMinutes(spans);
    const lanes = lanesOf(spans);
    const next = legs.slice(index + 1).find(isOn);
    const before = leg.entries.toSorted((a, b) => entryInstants(a).to - entryInstants(b).to).at(-1);
    const to = next?.entries[0];
    if (!before || !to || before.isCancelled) return { ...leg, lanes, shared };
    const minutes = walk(before.placeId, to.placeId);
    const free = Math.max(0, Math.round((next.from - leg.to) / minute));
    const meanwhile =
      free < gapFrom
        ? []
        : others
            .filter(entry => {
              const span = entryInstants(entry);
              return !taken.has(entry.id) && !entry.isCancelled && !isRail(entry) && span.from >= leg.to && span.to <= next.from;
            })
            .toSorted((a, b) => Number(b.isHighlighted ?? false) - Number(a.isHighlighted ?? false) || byTime(a, b))
            .slice(0, 2)
            .toSorted(byTime);
    return { ...leg, lanes, shared, gap: { walk: minutes, to: to.placeId, free, meanwhile } };
  });
}
