import { fillText } from '@tand/festival';

type Sides<Value> = Readonly<Record<'left' | 'right', readonly Value[]> & Partial<Record<'far', readonly Value[]>>>;

export type HallPlaces = Sides<string> & { walk: Sides<number> };

/** Way to a place, with its minutes; undefined without a text in `ways`. */
export function wayTo(hall: HallPlaces, ways: Sides<string>, id: string): string | undefined {
  for (const side of ['left', 'right', 'far'] as const) {
    const index = hall[side]?.indexOf(id) ?? -1;
    const way = ways[side]?.[index];
    if (way && id) return fillText(way, { minutes: hall.walk[side]?.[index] ?? 0 });
  }
  return undefined;
}
