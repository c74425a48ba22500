import { occupied, type PlaceId, type ScheduleEntry, type SchedulePlace } from '../ScheduleItem/index.ts';
import { assignLanes, type PlaceLanes } from './wallLanes.ts';

/** A place as a column of the wall. */
export interface WallColumn {
  place: SchedulePlace;
  /** Its track in `grid-template-columns`. */
  track: string;
}

/** Where the items of a day lie on its wall. It follows from all of them, so a filter moves none. */
export interface WallLayout {
  /** Full hours that the wall begins and ends with, in minutes. */
  from: number;
  to: number;
  columns: WallColumn[];
  /** Class names by entry id: start, end, column, lane. */
  classes: Map<string, string>;
  /** The rules of these classes, and of the wall itself. */
  css: string;
}

const hour = 60;
/** Shares of the width for one, two and more lanes. */
const shares = [1, 1.55, 2.1];
const most = shares.length;

/** Least width of a column by its lanes and rails, and its share of what is left. */
function trackOf({ rails, count }: PlaceLanes): string {
  const lanes = Math.min(count, most);
  const least = count > most ? `calc(var(--lanes-${most}) * ${(count / most).toFixed(2)} + ${rails} * var(--rail))` : '';
  return `minmax(${least || `calc(var(--lanes-${lanes}) + ${rails} * var(--rail))`},${((shares[lanes - 1] ?? 1) + rails * 0.2).toFixed(2)}fr)`;
}

/** `grid-template-columns` of the columns that a filter leaves; the others keep their track, without width. */
export const tracksOf = (columns: readonly WallColumn[], isShown: (id: PlaceId) => boolean = () => true): string =>
  columns.map(({ place, track }) => (isShown(place.id) ? track : '0')).join(' ');

/**
 * Places the items of a day by classes and rules instead of `style` attributes, so that the first paint holds under a strict
 * policy. A minute is everywhere as tall; places without any item have no column.
 */
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
