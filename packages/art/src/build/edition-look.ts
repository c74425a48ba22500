/** Gives the kit the look of the edition that `EDITION` names. Import and await this module before anything that draws. */
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { copyVariables, editionOf, type Theme } from '@tand/editions';
import { fileIn, type EditionLists } from '@tand/editions/node';
// Not look.ts, which reads the slot only once, when it is imported.
import { lookSlot, plainLook, type DistrictLook, type InLanguages, type Look } from '../look-slot.ts';
import type { Ink, Tones } from '../palette.ts';

type Edition = Parameters<typeof copyVariables>[0];
type Groups = NonNullable<NonNullable<Theme['ink']>['day']>;

const folder = fileURLToPath(new URL(`../../../editions/${editionOf(process.env)}/`, import.meta.url));
const themeFile = fileIn(folder, 'theme.json');

const tonesOf = (group: Groups[string]): Tones => {
  const tone = (step: number) => group[step]?.$value.hex ?? '#000000';
  return [tone(0), tone(1), tone(2), tone(3)];
};
const inksOf = (groups: Groups = {}): Partial<Record<Ink, Tones>> =>
  Object.fromEntries(Object.entries(groups).map(([ink, group]) => [ink, tonesOf(group)]));

const inkOf = { red: 'r', teal: 'g', night: 'k', yellow: 'y', blue: 'b', pink: 'p', paper: 'w' } as const;

async function readDistricts(): Promise<DistrictLook[]> {
  const { districts } = (await import(pathToFileURL(fileIn(folder, 'lists/districts.ts')!).href)) as Pick<EditionLists, 'districts'>;
  return districts.map(({ slug, name, number, color, icon }) => {
    const lettering = ['red', 'night', 'blue'].includes(color) ? 'w0' : 'k2';
    return { slug, name: name.sv.toUpperCase(), number, ink: inkOf[color], lettering, emblem: icon };
  });
}

async function readLook(): Promise<Look> {
  const { edition } = (await import(pathToFileURL(`${folder}edition.ts`).href)) as { edition: Edition };
  const theme: Theme = themeFile ? JSON.parse(readFileSync(themeFile, 'utf8')) : {};
  const inLanguages = (textIn: (lang: string) => string) =>
    Object.fromEntries(edition.languages.map(lang => [lang, textIn(lang)])) as InLanguages;
  const dates = inLanguages(lang => copyVariables(edition, lang).dates);
  const { by: _, ...plain } = plainLook;
  return {
    ...(edition.venue.city === plainLook.city ? plainLook : plain),
    name: edition.name,
    districts: await readDistricts(),
    days: edition.dates.days.map(({ date }) => Number(date.slice(8))),
    month: (dates.sv.split(' ').at(-1) ?? '').toUpperCase(),
    dates,
    venue: edition.venue.name,
    city: edition.venue.city,
    tagline: inLanguages(lang => edition.tagline[lang] ?? edition.tagline.en),
    ...theme.$extensions?.['se.tand.label'],
    inks: { day: inksOf(theme.ink?.day), night: inksOf(theme.ink?.night) },
  };
}

const look = await readLook();
if (lookSlot.tandLookTaken && !isDeepStrictEqual(lookSlot.tandLookTaken, look))
  throw new Error('The kit was loaded with another look: import edition-look.ts before anything that draws.');
lookSlot.tandLook = look;
