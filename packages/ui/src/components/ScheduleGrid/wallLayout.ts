import type { CSSProperties } from 'react';
import { hoursOf, isRail, lanesOf, occupied, type ScheduleEntry, type SchedulePlace } from '../ScheduleItem/index.ts';

export interface WallColumn {
  place: SchedulePlace;
  track: string;
  column: string;
}

export interface WallPosition {
  style: CSSProperties;
  'data-thin': '' | undefined;
}

export interface WallLayout {
  from: number;
  to: number;
  columns: WallColumn[];
  positions: Map<string, WallPosition>;
}

type Lane = { rail: number } | { lane: number; span: number; of: number };

interface PlaceLanes {
  rails: number;
  count: number;
  lanes: Map<string, Lane>;
}

const hour = 60;
const shares = [1, 1.55, 2.1];
const most = shares.length;

function trackOf({ rails, count }: PlaceLanes): string {
  const lanes = Math.min(count, most);
  const least = count > most ? `calc(var(--lanes-${most}) * ${(count / most).toFixed(2)} + ${rails} * var(--rail))` : '';
  return `minmax(${least || `calc(var(--lanes-${lanes}) + ${rails} * var(--rail))`},${((shares[lanes - 1] ?? 1) + rails * 0.2).toFixed(2)}fr)`;
}

export function layoutWall(entries: readonly ScheduleEntry[], places: readonly SchedulePlace[]): WallLayout {
  const { from, to } = hoursOf(entries);
  const columns: WallColumn[] = [];
  const positions = new Map<string, WallPosition>();
  for (const place of places) {
    const own = entries.filter(({ placeId }) => placeId === place.id);
    if (own.length === 0) continue;
    const placed = assignLanes(own);
    const line = columns.length + 2;
    const column = `${line}/${line + 1}`;
    columns.push({ place, track: trackOf(placed), column });
    for (const { id, startMinutes, endMinutes } of own) {
      const lane = placed.lanes.get(id);
      const inLane = lane && 'of' in lane;
      const style = {
        '--s': startMinutes,
        '--e': Math.max(endMinutes ?? startMinutes + hour, startMinutes),
        '--column': column,
        '--rails': placed.rails,
        ...(inLane ? { '--l': share(lane.lane, lane.of), '--w': share(lane.span, lane.of) } : { '--n': lane?.rail }),
      };
      positions.set(id, { style: style as CSSProperties, 'data-thin': inLane && lane.span * 2 <= lane.of ? '' : undefined });
    }
  }
  return { from, to, columns, positions };
}

const share = (part: number, of: number) => Number((part / of).toFixed(4));

const placed = (entries: readonly ScheduleEntry[]) =>
  entries.map(entry => ({ id: entry.id, ...occupied(entry) })).toSorted((a, b) => a.from - b.from || b.to - a.to);

export function assignLanes(entries: readonly ScheduleEntry[]): PlaceLanes {
  const lanes = new Map<string, Lane>();
  const open = placed(entries.filter(isRail));
  const rails = lanesOf(open);
  for (const [index, { id }] of open.entries()) lanes.set(id, { rail: rails[index]! });

  let count = 1;
  let group: ReturnType<typeof placed> = [];
  const close = () => {
    const own = lanesOf(group);
    const of = Math.max(0, ...own) + 1;
    count = Math.max(count, of);
    for (const [index, { id, from, to }] of group.entries()) {
      const lane = own[index]!;
      const beside = own.filter((other, at) => other > lane && group[at]!.from < to && group[at]!.to > from);
      lanes.set(id, { lane, span: Math.min(of, ...beside) - lane, of });
    }
    group = [];
  };
  let until = -Infinity;
  for (const item of placed(entries.filter(entry => !isRail(entry)))) {
    if (item.from >= until) close();
    group.push(item);
    until = Math.max(until, item.to);
  }
  close();
  return { rails: Math.max(-1, ...rails) + 1, count, lanes };
}
