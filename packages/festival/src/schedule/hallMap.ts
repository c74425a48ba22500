export interface Point {
  x: number;
  y: number;
}

/** A place whose position is known in the hall (metres) and on the map (per cent). */
export interface MappedPlace {
  hall: Point;
  map: Point;
}

/** Twice the area of a triangle: 0 for points in a row. */
const area = ([a, b, c]: readonly [Point, Point, Point]) => (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);

/** Converts a point of the hall to the map by the three known places that span the largest triangle; undefined with fewer. */
export function hallToMap(at: Point, known: readonly MappedPlace[]): Point | undefined {
  const triples = known.flatMap((a, i) => known.slice(i + 1).flatMap((b, j) => known.slice(i + j + 2).map(c => [a, b, c] as const)));
  const sizeOf = ([a, b, c]: (typeof triples)[number]) => Math.abs(area([a.hall, b.hall, c.hall]));
  const [best] = triples.toSorted((one, other) => sizeOf(other) - sizeOf(one));
  if (!best || sizeOf(best) === 0) return undefined;
  const [a, b, c] = best;
  const whole = area([a.hall, b.hall, c.hall]);
  const [share, more] = [area([a.hall, at, c.hall]) / whole, area([a.hall, b.hall, at]) / whole];
  const mix = (axis: 'x' | 'y') => a.map[axis] + share * (b.map[axis] - a.map[axis]) + more * (c.map[axis] - a.map[axis]);
  return { x: mix('x'), y: mix('y') };
}
