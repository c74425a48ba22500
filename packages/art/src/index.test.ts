import { describe, expect, it } from 'vitest';
import { moduleFiles } from './build/graph.ts';
import { drawSvg } from './build/render.ts';
import { placePictures } from './catalogue/places.ts';
import { worldPictures } from './catalogue/world.ts';
import { drawScene, pictureSize, PRIMITIVES, Scene, SCENES, svg } from './index.ts';

describe('the kit in a browser', () => {
  it('imports no module of Node and no package', () => {
    const foreign = moduleFiles('index.ts').flatMap(({ path, text }) =>
      [...text.matchAll(/\bfrom '([^.'][^']*)'/g)].map(([, module]) => `${path}: ${module}`),
    );
    expect(foreign).toEqual([]);
  });
});

describe('the gallery', () => {
  it('has exactly the scenes that are built, without the layers of hero, map and city', () => {
    const delivered = [...worldPictures(), ...placePictures({ pages: [] })]
      .filter(({ name, scene }) => scene?.mode === 'day' && !/^(hero|map|city)\//.test(name))
      .map(({ name }) => name);
    expect(SCENES.map(({ name }) => `${name}-day`).toSorted()).toEqual(delivered.toSorted());
  });

  it('describes each scene in both languages, with a text of its own', () => {
    for (const lang of ['sv', 'en'] as const) {
      const alts = SCENES.map(({ alt }) => alt[lang]);
      for (const alt of alts) expect(alt).toMatch(/^[A-ZÅÄÖ].{30,}\.$/);
      expect(new Set(alts).size).toBe(alts.length);
    }
    for (const { alt, name } of SCENES) expect(alt.sv, name).not.toBe(alt.en);
  });

  it('returns width and height of a drawn scene', () => {
    const camping = SCENES.find(({ name }) => name === 'scenes/camping');
    const { width, height } = pictureSize(camping ? drawScene(camping, 'night') : '');
    expect(width).toBeGreaterThan(400);
    expect(height).toBeGreaterThan(250);
  });
});

it('draws a picture for a page whose place has no drawing of its own', async () => {
  const entry = { kind: 'activity', slug: 'bastu', path: 'activities/bastu', texts: 'activityBastu' } as const;
  const picture = placePictures({ pages: [{ name: 'activityBastu', title: 'Bastu', lang: 'sv', entry }] }).find(
    ({ name }) => name === 'scenes/bastu-day',
  );
  expect(await drawSvg(picture!)).toMatch(/^<svg/);
});

describe('primitives', () => {
  it.each(PRIMITIVES.map(primitive => [`${primitive.group} ${primitive.name}`, primitive] as const))(
    'draw a valid picture alone: %s',
    (_, { draw }) => {
      const scene = new Scene();
      draw(scene);
      const picture = svg(scene);
      expect(picture).not.toMatch(/NaN|Infinity|undefined/);
      expect(pictureSize(picture).width).toBeGreaterThan(10);
    },
  );
});
