import { fillText } from '@tand/festival';

type Sides<Value> = Readonly<Record<'left' | 'right', readonly Value[]> & Partial<Record<'far', readonly Value[]>>>;

/** Ids of the places at each side of the main street and at its far end, and minutes on foot to each from the main entrance. */
export type HallPlaces = Sides<string> & { walk: Sides<number> };

/** Text of the way to a place of the hall, with its minutes; undefined for other places. */
export function wayTo(hall: HallPlaces, ways: Sides<string>, id: string): string | undefined {
  for (const side of ['left', 'right', 'far'] as const) {
    const index = hall[side]?.indexOf(id) ?? -1;
    const way = ways[side]?.[index];
    if (way && id) return fillText(way, { minutes: hall.walk[side]?.[index] ?? 0 });
  }
  return undefined;
}
