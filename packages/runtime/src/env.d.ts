/** Review build: the clock can be set, and search engines are excluded (FEST-7, META-6). */
declare const __REVIEW__: boolean;

declare const __TEXTS__: Record<string, string>;

declare module 'virtual:picture-sizes' {
  const sizes: Readonly<Record<string, readonly [width: number, height: number] | undefined>>;
  export default sizes;
}

declare const __PAPER__: { light: string; night: string };

declare module 'virtual:theme.css';

declare module 'virtual:hero-layers' {
  const layers: import('@tand/ui').HeroLayers;
  export default layers;
}

declare module 'virtual:edition-words' {
  export const year: number;
  export const timeZone: string;
  export const dates: Record<import('@tand/festival').Lang, import('@tand/festival').DateNames>;
}

declare const __LANGUAGES__: readonly string[];

declare const __TIME_ZONE__: string;

declare const __ZONE__: import('@tand/festival').ZoneSpans;

declare const __ANALYTICS__: { key: string; host: string } | null;
