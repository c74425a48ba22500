import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { copyVariables, editionOf, type LabelTheme, type Theme } from '@tand/editions';
import type { Ink, Tones } from './palette.ts';

type Edition = Parameters<typeof copyVariables>[0];

/** What a year's matchbox says and wears. */
export interface Look {
  /** Days of the month, and the month in Swedish: [13, 14, 15, 16], 'JUNI'. */
  days: readonly number[];
  month: string;
  /** '13–16 juni', '13–16 June' */
  dates: Readonly<Record<'sv' | 'en', string>>;
  venue: string;
  city: string;
  tagline: Readonly<Record<'sv' | 'en', string>>;
  label: LabelTheme;
  /** Inks that the theme changes, by day and by night. */
  inks: Readonly<Record<'day' | 'night', Partial<Record<Ink, Tones>>>>;
}

const folder = fileURLToPath(new URL(`../../editions/${editionOf(process.env)}/`, import.meta.url));
const themeFile = `${folder}theme.json`;

/** The hex values of a group of four tones. */
const tonesOf = (group: Readonly<Record<string, { $value: { hex: string } }>>): Tones => {
  const tone = (step: number) => group[step]?.$value.hex ?? '#000000';
  return [tone(0), tone(1), tone(2), tone(3)];
};

const inksOf = (groups: NonNullable<Theme['ink']>['day'] = {}): Partial<Record<Ink, Tones>> =>
  Object.fromEntries(Object.entries(groups).map(([ink, group]) => [ink, tonesOf(group)]));

const plain: LabelTheme = {
  sleeve: { ground: 'r', second: 'y', pattern: 'rays' },
  hero: 'y',
  plots: ['neon-district', 'tokyo-town', 'tilted-blocks', 'rosa-helikopter'],
};

async function readLook(): Promise<Look> {
  const { edition } = (await import(pathToFileURL(`${folder}edition.ts`).href)) as { edition: Edition };
  const theme: Theme = existsSync(themeFile) ? JSON.parse(readFileSync(themeFile, 'utf8')) : {};
  const dates = { sv: copyVariables(edition, 'sv').dates, en: copyVariables(edition, 'en').dates };
  return {
    days: edition.dates.days.map(({ date }) => Number(date.slice(8))),
    month: (dates.sv.split(' ').at(-1) ?? '').toUpperCase(),
    dates,
    venue: edition.venue.name,
    city: edition.venue.city,
    tagline: edition.tagline,
    label: { ...plain, ...theme.$extensions?.['se.tand.label'] },
    inks: { day: inksOf(theme.ink?.day), night: inksOf(theme.ink?.night) },
  };
}

/** The look of the edition whose pictures are drawn (`EDITION`, or the current one). */
export const LOOK = await readLook();
