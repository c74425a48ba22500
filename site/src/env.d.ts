/** Positions of name plates and districts on the map in `@tand/art`. */
declare module 'virtual:map' {
  type Point = import('@tand/festival').Point;
  const map: { districts: readonly { slug: string; plate: Point; foot: Point; ground: readonly Point[] }[] };
  export default map;
}

/** Positions in the city that `@tand/art` draws, see `CityWorld`. */
declare module 'virtual:city' {
  const city: import('@tand/ui-festival').CityWorld;
  export default city;
}

/** See packages/runtime/src/build/entries.ts. */
declare module 'virtual:edition-pages' {
  export const entries: readonly import('@tand/editions').EntryPage[];
  /** Redirects of entries that only an earlier year had. */
  export const gone: readonly { from: string; to: string }[];
  /** Names of copy that only other editions have. */
  export const absent: readonly string[];
}
