import { occupied, type PlaceId, type ScheduleEntry, type SchedulePlace } from '../ScheduleItem/index.ts';
import { assignLanes, type PlaceLanes } from './wallLanes.ts';

export interface WallColumn {
  place: SchedulePlace;
  track: string;
}

/** Layout of a day's items on its wall. Depends on all items, so that a filter moves none. */
export interface WallLayout {
  /** Full hours at the start and end of the wall, in minutes. */
  from: number;
  to: number;
  columns: WallColumn[];
  classes: Map<string, string>;
  css: string;
}

const hour = 60;
const shares = [1, 1.55, 2.1];
const most = shares.length;

function trackOf({ rails, count }: PlaceLanes): string {
  const lanes = Math.min(count, most);
  const least = count > most ? `calc(var(--lanes-${most}) * ${(count / most).toFixed(2)} + ${rails} * var(--rail))` : '';
  return `minmax(${least || `calc(var(--lanes-${lanes}) + ${rails} * var(--rail))`},${((shares[lanes - 1] ?? 1) + rails * 0.2).toFixed(2)}fr)`;
}

/** `grid-template-columns` after a filter: hidden columns have a track without width. */
export const tracksOf = (columns: readonly WallColumn[], isShown: (id: PlaceId) => boolean = () => true): string =>
  columns.map(({ place, track }) => (isShown(place.id) ? track : '0')).join(' ');

/** Positions items by classes and rules instead of `style` attributes, which a strict policy forbids; minutes have equal heights. */
export function layoutWall(entries: readonly ScheduleEntry[], places: readonly SchedulePlace[]): WallLayout {
  const byPlace = groupByPlace(entries);
  const spans = entries.map(occupied);
  const from = Math.floor(Math.min(...spans.map(span => span.from), 24 * hour) / hour) * hour;
  const to = Math.max(Math.ceil(Math.max(...spans.map(span => span.to), 0) / hour) * hour, from + hour);
  const columns: WallColumn[] = [];
  const classes = new Map<string, string>();
  const rules = new Map<string, string>();
  for (const place of places) {
    const own = byPlace.get(place.id);
    if (!own) continue;
    const placed = assignLanes(own);
    const column = `c${columns.push({ place, track: trackOf(placed) }) - 1}`;
    rules.set(column, `grid-column:${columns.length + 1}/${columns.length + 2};--rails:${placed.rails}`);
    rules.set(`n${place.name.length}`, `--letters:${place.name.length}`);
    for (const { id, startMinutes, endMinutes } of own) {
      const end = Math.max(endMinutes ?? startMinutes + hour, startMinutes);
      const names = [`s${startMinutes}`, `e${end}`, column];
      rules.set(`s${startMinutes}`, `--s:${startMinutes}`);
      rules.set(`e${end}`, `--e:${end}`);
      const lane = placed.lanes.get(id);
      if (lane && 'rail' in lane) {
        names.push(`r${lane.rail}`);
        rules.set(`r${lane.rail}`, `--n:${lane.rail}`);
      } else if (lane) {
        const name = `l${lane.lane}-${lane.span}-${lane.of}`;
        names.push(name);
        if (lane.span * 2 <= lane.of) names.push('thin');
        rules.set(name, `--l:${share(lane.lane, lane.of)};--w:${share(lane.span, lane.of)}`);
      }
      classes.set(id, names.join(' '));
    }
  }
  const css = [...rules].map(([name, rule]) => `.${name}{${rule}}`).join('');
  return { from, to, columns, classes, css: `--from:${from};--to:${to};--tracks:${tracksOf(columns)};${css}` };
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
