import type { PlaceId, ScheduleEntry, SchedulePlace } from '../ScheduleItem/index.ts';
import { assignLanes, occupied, type PlaceLanes } from './gridLanes.ts';
import { baseMinutes, itemUnits, sliceDay, type GridSlice } from './gridLines.ts';

/** Where the items of a day lie. It follows from all of them, so a filter never changes it. */
export interface DayPlacement {
  lanes: Map<PlaceId, PlaceLanes>;
  /** Class names of each entry by id: start line, end line, place with lanes, least height. */
  classes: Map<string, string>;
  /** The rules of these classes, of the day's lines and of the places' heads. */
  css: string;
}

/** The lines of what a filter leaves of a day. */
export interface GridLayout {
  slices: GridSlice[];
  /** Places with something to show, in their order, with their index among all places. */
  columns: { place: SchedulePlace; index: number }[];
  /** The rules that name the lines, for the element that holds the grid. */
  css: string;
}

const unit = 'var(--schedule-unit)';
/** Narrowest a place, and a lane in it, may get before the grid scrolls sideways; and the column of times. In rem. */
const leastColumn = 9.5;
const leastLane = 8;
const timeColumn = 4.5;
/** Width of a lane among `count`: in rem, and as its share of the free space. */
const laneWidth = (count: number) => ({ least: Math.max(leastColumn / count, leastLane), share: Math.max(1 / count, 0.75) });

/** Lanes of each place of a day. */
function lanesByPlace(entries: readonly ScheduleEntry[]): Map<PlaceId, PlaceLanes> {
  const lists = new Map<PlaceId, ScheduleEntry[]>();
  for (const entry of entries) {
    const list = lists.get(entry.placeId);
    if (list) list.push(entry);
    else lists.set(entry.placeId, [entry]);
  }
  return new Map([...lists].map(([id, list]) => [id, assignLanes(list)]));
}

/**
 * Places the items of a day by classes and rules instead of `style` attributes, so that the first paint holds under a strict
 * policy.
 */
export function placeDay(entries: readonly ScheduleEntry[], places: readonly SchedulePlace[]): DayPlacement {
  const lanes = lanesByPlace(entries);
  const indexes = new Map(places.map((place, index) => [place.id, index]));
  const rules = new Set<string>();
  const classes = new Map<string, string>();
  let last = 0;
  for (const entry of entries) {
    const { from, to } = occupied(entry);
    const index = indexes.get(entry.placeId) ?? -1;
    const lane = lanes.get(entry.placeId)?.lanes.get(entry.id) ?? { from: 0, to: 1 };
    const names = [`s${from}`, `e${to}`, `p${index}-${lane.from}-${lane.to}`, `h${Math.round(itemUnits(entry) * 10)}`];
    classes.set(entry.id, names.join(' '));
    for (const name of [...names, `s${to}`, headClass(index, lanes.get(entry.placeId))]) rules.add(name);
    last = Math.max(last, to);
  }
  // Whatever a filter leaves, its half hours are among these.
  const first = Math.floor((entries[0]?.startMinutes ?? last) / baseMinutes) * baseMinutes;
  for (let minute = first; minute < last; minute += baseMinutes) rules.add(`s${minute}`);
  return { lanes, classes, css: [...rules].map(ruleFor).join(' ') };
}

/** Class of a place's head: all its lanes. */
export function headClass(index: number, lanes: PlaceLanes | undefined): string {
  return `p${index}-0-${lanes?.count ?? 1}`;
}

/** The lines and columns of what a filter leaves of a day. */
export function layoutDay(shown: readonly ScheduleEntry[], places: readonly SchedulePlace[], lanes: Map<PlaceId, PlaceLanes>): GridLayout {
  const slices = sliceDay(shown);
  const used = new Set(shown.map(entry => entry.placeId));
  const columns = places.map((place, index) => ({ place, index })).filter(({ place }) => used.has(place.id));

  const rows = slices.map(
    ({ from, to, isGap }) => `[t${from}] minmax(calc(${unit} * ${isGap ? 0.75 : Number(((to - from) / baseMinutes).toFixed(3))}), auto)`,
  );
  // The end line of one place is the start line of the next: one list of names.
  const tracks = columns.flatMap(({ place, index }, position) => {
    const count = lanes.get(place.id)?.count ?? 1;
    const { least, share } = laneWidth(count);
    const width = `minmax(${least}rem, ${share}fr)`;
    const next = columns[position + 1];
    return Array.from({ length: count }, (_, lane) => {
      const isLast = lane === count - 1;
      const end = isLast ? ` [p${index}-${count}${next ? ` p${next.index}-0` : ''}]` : ` [p${index}-${lane + 1}]`;
      return `${position === 0 && lane === 0 ? `[p${index}-0] ` : ''}${width}${end}`;
    });
  });
  // A grid wider than its container becomes a box that scrolls by itself; until then the page scrolls and heads stick to it.
  const leastWidth = columns.reduce((sum, { place }) => {
    const count = lanes.get(place.id)?.count ?? 1;
    return sum + count * laneWidth(count).least;
  }, timeColumn);
  const narrow = `@container schedule (max-width: ${leastWidth}rem)`;

  const template =
    `grid-template-rows: [heads] auto ${rows.join(' ')} [t${slices.at(-1)?.to ?? 0}];` +
    `grid-template-columns: [times] ${timeColumn}rem ${tracks.join(' ')};`;
  return {
    slices,
    columns,
    css: `${template} ${narrow} { --schedule-overflow: auto; --schedule-height: var(--schedule-box); --schedule-heads: 0px; }`,
  };
}

/** The rule of one placement class. */
function ruleFor(name: string): string {
  const rest = name.slice(1);
  if (name.startsWith('s')) return `.${name} { grid-row-start: t${rest}; }`;
  if (name.startsWith('e')) return `.${name} { grid-row-end: t${rest}; }`;
  if (name.startsWith('h')) return `.${name} { --schedule-item: calc(${unit} * ${Number(rest) / 10}); }`;
  const [place, from, to] = rest.split('-');
  return `.${name} { grid-column: p${place}-${from} / p${place}-${to}; }`;
}
