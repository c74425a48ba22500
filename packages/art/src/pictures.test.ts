// Built first: @tand/art
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { editionOf } from '@tand/editions';
import { beforeAll, describe, expect, it } from 'vitest';
import { optimize } from 'svgo';
import { drawPicture, drawSvg, idPrefix, SVGO, weigh } from './build/render.ts';
import type { Drawn, Picture } from './build/picture.ts';
import { heroWeights } from './catalogue/budgets.ts';
import { catalogue } from './catalogue/catalogue.ts';
import { readEdition } from './catalogue/edition.ts';
import { nightColours, peopleAtNight } from './night/inks.ts';
import { FALLING, type Lit } from './night/lights.ts';
import { dayColours, HAIR, LIGHTS, LINE, SKIN, WHITE, type Mode } from './palette.ts';
import { prefixIds } from './svg.ts';

const edition = await readEdition(fileURLToPath(new URL(`../../editions/${editionOf(process.env)}/`, import.meta.url)));
const all = catalogue(edition);
const pictures = all.filter(picture => !picture.raster);
const finished = new Map<string, { drawn: Drawn; text: string }>();

/** Upper bound of a picture's size after brotli: as served only if the faster quality 5 exceeds the budget. */
function weightOf({ budget }: Picture, text: string): number {
  const most = weigh(text, 5);
  return most <= budget ? most : weigh(text);
}

const dist = new URL('../dist/', import.meta.url);

/** For each number of colours, the four rasters that use most of their budget. A release build measures all rasters. */
function largest(sizes: ReadonlyMap<Picture, number>): Picture[] {
  const over = (picture: Picture) => sizes.get(picture)! / picture.budget;
  const byWeight = [...sizes.keys()].toSorted((a, b) => over(b) - over(a));
  const kinds = new Set(byWeight.map(({ raster }) => raster!.colours));
  return [...kinds].flatMap(colours => byWeight.filter(({ raster }) => raster!.colours === colours).slice(0, 4));
}

/** Reads the built SVGs, which are equal in review and release builds, and draws the largest rasters as for a release. */
beforeAll(async () => {
  const built: Record<string, Drawn> = JSON.parse(await readFile(new URL('pictures.json', dist), 'utf8'));
  for (const picture of pictures) {
    const drawn = built[picture.name]!;
    const text = await readFile(new URL(`img/${drawn.file}`, dist), 'utf8');
    finished.set(picture.name, { drawn: { ...drawn, brotli: weightOf(picture, text) }, text });
  }
  const rasters = all.filter(({ raster }) => raster);
  for (const picture of largest(new Map(rasters.map(raster => [raster, built[raster.name]!.bytes]))))
    finished.set(picture.name, { ...(await drawPicture(picture)), text: '' });
});

const found = (name: string) => {
  const picture = finished.get(name);
  if (!picture) throw new Error(`There is no picture "${name}".`);
  return picture;
};

/** Colours at night: unlit, plain, and in each light at the rim and in the middle of a pool of light. */
const lits: (Lit | undefined)[] = [undefined, 'n', ...FALLING.flatMap(light => [`${light}1`, `${light}2`] as const)];
const atNight = [
  WHITE,
  '#fff',
  ...lits.flatMap(lit => [...Object.values(nightColours(lit)), ...Object.values(peopleAtNight(lit)).map(([, colour]) => colour)]),
];

/** Colours of a scene that are not in its palette. Pictures without a mode have colours of their own, so nothing is checked. */
function strangeColours(text: string, mode?: Mode): string[] {
  if (!mode) return [];
  const allowed = new Set<string>(mode === 'day' ? [...Object.values(dayColours()), ...SKIN, ...HAIR, WHITE, '#fff'] : atNight);
  const withoutLinks = text.replace(/(?:href="|url\()#[\w-]+/g, '');
  return [...withoutLinks.matchAll(/#[0-9a-f]{3,8}\b/gi)].map(match => match[0]).filter(hex => !allowed.has(hex));
}

describe('pictures', () => {
  it.each(pictures.map(picture => [picture.name, picture] as const))(
    'have unique ids, valid references and colours of the palette: %s',
    (name, picture) => {
      const { text } = found(name);
      const ids = [...text.matchAll(/\bid="([^"]+)"/g)].map(match => match[1]);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [, id] of text.matchAll(/(?:href="|url\()#([\w-]+)/g)) expect(ids).toContain(id);
      expect(text).not.toMatch(/NaN|undefined|Infinity/);
      expect(strangeColours(text, picture.scene?.mode)).toEqual([]);
    },
  );

  it('are within their budgets, as are the layers of each hero together', () => {
    const drawn = Object.fromEntries([...finished].map(([name, picture]) => [name, picture.drawn]));
    const weights = all
      .filter(({ name }) => finished.has(name))
      .map(({ name, budget }) => ({ name, budget, brotli: drawn[name]!.brotli ?? Infinity }));
    expect(weights.length).toBeGreaterThan(pictures.length);
    expect([...weights, ...heroWeights(drawn)].filter(({ brotli, budget }) => !(brotli > 0 && brotli <= budget))).toEqual([]);
  });

  it('in a sample have the same bytes as SVGO returns with all style rules', async () => {
    for (const picture of pictures.filter(({ name }) => /^(map\/tokyo|hero\/mobile|scenes\/camping|creators\/l)/.test(name))) {
      expect(found(picture.name).text).toBe(optimize(prefixIds(await drawSvg(picture), idPrefix(picture.name)), SVGO).data);
    }
  });

  it('in a sample are the same when they are drawn again', async () => {
    for (const name of ['hero-night', 'hero-mobile-day', 'labels/neon-district', 'concept']) {
      const picture = pictures.find(candidate => candidate.name === name);
      if (!picture) throw new Error(`There is no picture "${name}".`);
      expect((await drawPicture(picture)).content.toString()).toBe(found(name).text);
    }
  });

  it('have ids that no other picture has', () => {
    const ids = [...finished.values()].flatMap(({ text }) => [...new Set([...text.matchAll(/\bid="([^"]+)"/g)].map(match => match[1]))]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the map', () => {
  it('has a group for each of the seven districts', () => {
    for (const mode of ['day', 'night']) {
      const groups = [...found(`map-${mode}`).text.matchAll(/data-d="([\w-]+)"/g)].map(([, slug = '']) => slug);
      expect(groups.toSorted((a, b) => a.localeCompare(b))).toEqual(
        ['mirage-palace', 'neon-district', 'quiet-lan', 'rosa-helikopter', 'streamer-avenue', 'tilted-blocks', 'tokyo-town'], // by name
      );
    }
  });

  it('lights its windows at night', () => {
    expect(found('map-night').text).toContain(LIGHTS.gl[1]);
    expect(found('map-day').text).not.toContain(LIGHTS.gl[1]);
  });
});

describe('a scene at night', () => {
  const scenes = pictures.filter(({ name, scene }) => scene?.mode === 'night' && /^(hero-|map-|districts|scenes)/.test(name));

  it.each(scenes.map(({ name }) => name))('has light on the floor and on things, in flat colours only: %s', name => {
    const { text } = found(name);
    expect(text).toMatch(/<path class="e[ywpbgr][123] z" fill-opacity/);
    expect(text).toMatch(/<g class="Le[ywpbgr][12]">/);
    expect(text).not.toMatch(/Gradient|filter|mask|mix-blend/);
  });
});

describe('portraits', () => {
  it('are all different', () => {
    const portraits = [...finished].filter(([name]) => name.startsWith('creators/'));
    expect(portraits.length).toBeGreaterThan(20);
    expect(new Set(portraits.map(([, { text }]) => text)).size).toBe(portraits.length);
  });

  it('all have a contour', () => {
    const bare = [...finished].filter(([name, { text }]) => name.startsWith('creators/') && !text.includes(LINE));
    expect(bare.map(([name]) => name)).toEqual([]);
  });
});

describe('district scenes', () => {
  it('are drawn for all seven districts, day and night, each with a crowd', () => {
    const scenes = [...finished].filter(([name]) => name.startsWith('districts/'));
    expect(scenes).toHaveLength(14);
    const crowds = scenes.map(([, { text }]) => (text.match(/<g class="a\d t\d h\d l\d/g) ?? []).length);
    expect(Math.min(...crowds)).toBeGreaterThanOrEqual(60);
  });

  it('have children and wheelchair users among their people', () => {
    const without = [...finished].filter(
      ([name, { text }]) => name.startsWith('districts/') && !(/#\w+-p-wheel"/.test(text) && /#\w+-p-child"/.test(text)),
    );
    expect(without.map(([name]) => name)).toEqual([]);
  });
});
