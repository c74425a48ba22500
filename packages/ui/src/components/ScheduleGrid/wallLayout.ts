import type { CSSProperties } from 'react';
import { occupied, type PlaceId, type ScheduleEntry, type SchedulePlace } from '../ScheduleItem/index.ts';
import { assignLanes, type PlaceLanes } from './wallLanes.ts';

export interface WallColumn {
  place: SchedulePlace;
  track: string;
  /** Grid lines of the column: "2/3". */
  column: string;
}

/** Attributes that position an item. */
export interface WallPosition {
  style: CSSProperties;
  'data-thin': '' | undefined;
}

/** Layout of a day's items on its wall. Depends on all items, so that a filter moves none. */
export interface WallLayout {
  /** Full hours at the start and end of the wall, in minutes. */
  from: number;
  to: number;
  columns: WallColumn[];
  positions: Map<string, WallPosition>;
}

const hour = 60;
const shares = [1, 1.55, 2.1];
const most = shares.length;

function trackOf({ rails, count }: PlaceLanes): string {
  const lanes = Math.min(count, most);
  const least = count > most ? `calc(var(--lanes-${most}) * ${(count / most).toFixed(2)} + ${rails} * var(--rail))` : '';
  return `minmax(${least || `calc(var(--lanes-${lanes}) + ${rails} * var(--rail))`},${((shares[lanes - 1] ?? 1) + rails * 0.2).toFixed(2)}fr)`;
}

/** Positions items by custom properties, which the style sheet reads; minutes have equal heights. */
export function layoutWall(entries: readonly ScheduleEntry[], places: readonly SchedulePlace[]): WallLayout {
  const byPlace = groupByPlace(entries);
  const spans = entries.map(occupied);
  const from = Math.floor(Math.min(...spans.map(span => span.from), 24 * hour) / hour) * hour;
  const to = Math.max(Math.ceil(Math.max(...spans.map(span => span.to), 0) / hour) * hour, from + hour);
  const columns: WallColumn[] = [];
  const positions = new Map<string, WallPosition>();
  for (const place of places) {
    const own = byPlace.get(place.id);
    if (!own) continue;
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

function groupByPlace(entries: readonly ScheduleEntry[]): Map<PlaceId, ScheduleEntry[]> {
  const groups = new Map<PlaceId, ScheduleEntry[]>();
  for (const entry of entries) {
    const group = groups.get(entry.placeId);
    if (group) group.push(entry);
    else groups.set(entry.placeId, [entry]);
  }
  return groups;
}
