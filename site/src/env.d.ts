/** Width and height of the pictures that exist for day and night, by name. */
declare module 'virtual:picture-sizes' {
  const sizes: Readonly<Record<string, readonly [width: number, height: number] | undefined>>;
  export default sizes;
}

declare const __PAPER__: { light: string; night: string };

declare module 'virtual:theme.css';

/** Positions of the hero's layers in `@tand/art`. */
declare module 'virtual:hero-layers' {
  const layers: import('@tand/ui').HeroLayers;
  export default layers;
}

/** Positions of name plates and districts on the map in `@tand/art`. */
declare module 'virtual:map' {
  type Point = import('@tand/ui-festival').DistrictMapPoint;
  const map: { districts: readonly { slug: string; plate: Point; foot: Point; ground: readonly Point[] }[] };
  export default map;
}

/** Positions of everything in the city in `@tand/art`. */
declare module 'virtual:city' {
  const city: import('@tand/ui-festival').CityWorld;
  export default city;
}

/** See site/build/entries.ts. */
declare module 'virtual:edition-pages' {
  export const entries: readonly import('@tand/editions').EntryPage[];
  /** Redirects of entries that only an earlier year had. */
  export const gone: readonly { from: string; to: string }[];
  /** Names of copy that only other editions have. */
  export const absent: readonly string[];
}

/** What scripts need of the edition (packages/runtime/src/build/edition-files.ts). */
declare module 'virtual:edition-words' {
  /** Alone, because scripts would contain the complete edition with it. */
  export const year: number;
  export const timeZone: string;
  export const dates: Record<'sv' | 'en', import('@tand/festival').DateNames>;
}

/** UTC offsets of the festival's time zone in the years around the edition. */
declare const __ZONE__: import('@tand/festival').ZoneSpans;

/** Null without `VITE_POSTHOG_KEY`: the build then contains no analytics. */
declare const __ANALYTICS__: { key: string; host: string } | null;
