/** Set by the build: a review build lets the clock be set and asks search engines to stay away (FEST-7, META-6). */
declare const __REVIEW__: boolean;

/** Set by the build for scripts that stand by themselves: the edition's year. */
declare const __YEAR__: number;

/** Sizes of the pictures that `@tand/art` has drawn by day and by night: width and height by name. */
declare module 'virtual:picture-sizes' {
  const sizes: Readonly<Record<string, readonly [width: number, height: number] | undefined>>;
  export default sizes;
}

/** Set by the build, for the boot script: where the API is; empty where it is beside the site. */
declare const __API__: string;

/** Set by the build: the colour of the page by day and by night, as the edition's theme has it. */
declare const __PAPER__: { light: string; night: string };

declare module 'virtual:theme.css';

/** Where the layers of the home page's picture lie, as `@tand/art` has drawn them. */
declare module 'virtual:hero-layers' {
  const layers: import('@tand/ui').HeroLayers;
  export default layers;
}

/** Where name plates and districts lie on the map, as `@tand/art` has drawn them. */
declare module 'virtual:map' {
  type Point = import('@tand/ui-festival').DistrictMapPoint;
  const map: { districts: readonly { slug: string; plate: Point; foot: Point; ground: readonly Point[] }[] };
  export default map;
}

/** Where everything in the city lies, as `@tand/art` has drawn it. */
declare module 'virtual:city' {
  const city: import('@tand/ui-festival').CityWorld;
  export default city;
}

/** What the site must know of the edition's pages before it has their lists (site/build/entries.ts). */
declare module 'virtual:edition-pages' {
  /** The pages that entries ask for. */
  export const entries: readonly import('@tand/editions').EntryPage[];
  /** Addresses of entries that a year before had, and where they lead now. */
  export const gone: readonly { from: string; to: string }[];
  /** Copy that other editions have and this one does not. */
  export const absent: readonly string[];
}

/** The edition in words, by language (site/build/edition-files.ts). */
declare module 'virtual:edition-words' {
  /** What copy may refer to as {{doors}} and the like. */
  export const words: Record<'sv' | 'en', Readonly<Record<string, string>>>;
  /** What dates are called. */
  export const dates: Record<'sv' | 'en', import('../../packages/editions/src/dateNames.ts').DateNames>;
}

/** Set by the build: how the clocks of the festival's zone go in the years around the edition. */
declare const __ZONE__: import('@tand/festival').ZoneSpans;

/** Set by the build: the version of each language's texts. */
declare const __TEXTS__: Record<string, string>;

/** Set by the build: where it counts its visitors; null without `VITE_POSTHOG_KEY`, and then no trace of it is in the build. */
declare const __ANALYTICS__: { key: string; host: string } | null;
