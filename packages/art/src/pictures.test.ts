import { fileURLToPath } from 'node:url';
import { editionOf } from '@tand/editions';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawPicture } from './build/render.ts';
import type { Drawn } from './build/picture.ts';
import { catalogue } from './catalogue/catalogue.ts';
import { readEdition } from './catalogue/edition.ts';
import { colours, HAIR, INKS, LIGHTS, LINE, SKIN, WHITE, type Mode } from './palette.ts';

const edition = await readEdition(fileURLToPath(new URL(`../../editions/${editionOf(process.env)}/`, import.meta.url)));
const pictures = catalogue(edition).filter(picture => !picture.raster);
const finished = new Map<string, { drawn: Drawn; text: string }>();

beforeAll(async () => {
  for (const picture of pictures) {
    const { content, drawn } = await drawPicture(picture);
    finished.set(picture.name, { drawn, text: content.toString() });
  }
}, 300_000);

const found = (name: string) => {
  const picture = finished.get(name);
  if (!picture) throw new Error(`There is no picture "${name}".`);
  return picture;
};

/** Colours of a scene that its palette does not have. Pictures that are no scenes set theirs by hand. */
function strangeColours(text: string, mode?: Mode): string[] {
  if (!mode) return [];
  const allowed = new Set<string>([...Object.values(colours(mode)), ...SKIN, ...HAIR, INKS.y[1], WHITE, '#fff']);
  const withoutLinks = text.replace(/(?:href="|url\()#[\w-]+/g, '');
  return [...withoutLinks.matchAll(/#[0-9a-f]{3,8}\b/gi)].map(match => match[0]).filter(hex => !allowed.has(hex));
}

describe('every picture', () => {
  it.each(pictures.map(picture => [picture.name, picture] as const))('%s keeps to its budget, its ids and the palette', (name, picture) => {
    const { drawn, text } = found(name);
    expect(drawn.brotli).toBeLessThanOrEqual(picture.budget);
    const ids = [...text.matchAll(/\bid="([^"]+)"/g)].map(match => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of text.matchAll(/(?:href="|url\()#([\w-]+)/g)) expect(ids).toContain(id);
    expect(text).not.toMatch(/NaN|undefined|Infinity/);
    expect(strangeColours(text, picture.scene?.mode)).toEqual([]);
  });

  it('is the same each time it is drawn', async () => {
    for (const name of ['hero-night', 'hero-mobile-day', 'labels/neon-district', 'concept']) {
      const picture = pictures.find(candidate => candidate.name === name);
      if (!picture) throw new Error(`There is no picture "${name}".`);
      expect((await drawPicture(picture)).content.toString()).toBe(found(name).text);
    }
  });

  it('has ids that no other picture has', () => {
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

describe('portraits', () => {
  it('are all different', () => {
    const portraits = [...finished].filter(([name]) => name.startsWith('creators/'));
    expect(portraits.length).toBeGreaterThan(20);
    expect(new Set(portraits.map(([, { text }]) => text)).size).toBe(portraits.length);
  });

  it('all have the contour', () => {
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
