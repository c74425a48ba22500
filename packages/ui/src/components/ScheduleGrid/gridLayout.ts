import type { PlaceId, ScheduleEntry, SchedulePlace } from '../ScheduleItem/index.ts';
import { assignLanes, occupied, type PlaceLanes } from './gridLanes.ts';
import { baseMinutes, itemUnits, sliceDay, type GridSlice } from './gridLines.ts';

export interface GridLayout {
  slices: GridSlice[];
  /** Places with something to show, in their order, with their index among all places. */
  columns: { place: SchedulePlace; index: number }[];
  /** The rules that name the day's lines and place its items on them. */
  css: string;
}

const unit = 'var(--schedule-unit)';
/** Narrowest a place, and a lane in it, may get before the grid scrolls sideways; and the column of times. In rem. */
const leastColumn = 7;
const leastLane = 6;
const timeColumn = 4.5;
/** Width of a lane among `count`: in rem, and as its share of the free space. */
const laneWidth = (count: number) => ({ least: Math.max(leastColumn / count, leastLane), share: Math.max(1 / count, 0.75) });

/** Class names that place an item: start line, end line, place with lanes, least height. They never change with a filter. */
export function placementOf(entry: ScheduleEntry, placeIndex: number, lanes: PlaceLanes | undefined): string {
  const { from, to } = occupied(entry);
  const lane = lanes?.lanes.get(entry.id) ?? { from: 0, to: 1 };
  return `s${from} e${to} p${placeIndex}-${lane.from}-${lane.to} h${itemUnits(entry) * 10}`;
}

/** Lanes of each place of a day. */
export function lanesByPlace(entries: readonly ScheduleEntry[]): Map<PlaceId, PlaceLanes> {
  const lists = new Map<PlaceId, ScheduleEntry[]>();
  for (const entry of entries) {
    const list = lists.get(entry.placeId);
    if (list) list.push(entry);
    else lists.set(entry.placeId, [entry]);
  }
  return new Map([...lists].map(([id, list]) => [id, assignLanes(list)]));
}

const unique = (values: readonly string[]) => [...new Set(values)];

/**
 * Lines and placement of a day as CSS rules for the element that holds it. Rules instead of `style` attributes, so that
 * the first paint holds under a strict policy. `shown` are the entries that a filter leaves; `entries` all of the day.
 */
export function layoutDay(
  entries: readonly ScheduleEntry[],
  shown: readonly ScheduleEntry[],
  places: readonly SchedulePlace[],
  lanes: Map<PlaceId, PlaceLanes>,
): GridLayout {
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
  const indexes = new Map(places.map((place, index) => [place.id, index]));
  const classes = entries.flatMap(entry => placementOf(entry, indexes.get(entry.placeId) ?? -1, lanes.get(entry.placeId)).split(' '));
  const rules = [
    ...classes,
    ...slices.map(({ from }) => `s${from}`),
    ...columns.map(({ index, place }) => `p${index}-0-${lanes.get(place.id)?.count ?? 1}`),
  ];
  return {
    slices,
    columns,
    css: `${template} ${unique(rules).map(ruleFor).join(' ')} ${narrow} { --schedule-overflow: auto; --schedule-height: var(--schedule-box); --schedule-heads: 0px; }`,
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
