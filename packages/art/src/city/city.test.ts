import sharp from 'sharp';
import { expect, it } from 'vitest';
import { DISTRICT_SLUGS } from '../districts/catalogue.ts';
import { project } from '../iso.ts';
import { Scene } from '../scene.ts';
import { flatten, svg, type Box } from '../svg.ts';
import { city } from './city.ts';
import { districtDrawing } from './district-scene.ts';
import { HIDDEN } from './hidden.ts';

const raster = (scene: Scene, box: Box): Promise<Buffer> =>
  sharp(Buffer.from(flatten(svg(scene, { box }))))
    .flatten({ background: '#00ff00' })
    .raw()
    .toBuffer();

function differing(a: Buffer, b: Buffer): number {
  let count = 0;
  for (let i = 0; i < a.length; i += 3) {
    const by = Math.abs(a[i]! - b[i]!) + Math.abs(a[i + 1]! - b[i + 1]!) + Math.abs(a[i + 2]! - b[i + 2]!);
    if (by > 40) count += 1;
  }
  return count;
}

// CITY-6
it.each(HIDDEN.filter(({ art }) => art))(
  'shows at least a third of the hidden figure $id in its district',
  async ({ district, art = '', at: [x, y, z = 0] }) => {
    const [left, top] = project(x, y, z).map(Math.round) as [number, number];
    const box: Box = [left - 22, top - 34, left + 22, top + 10];
    const put = (scene: Scene) => scene.sprite(x, y, z, art, { w: 0.7, shadow: 0 });
    const empty = new Scene();
    empty.grow([left, top]);
    const whole = differing(await raster(put(new Scene()), box), await raster(empty, box));
    const { draw } = districtDrawing(district);
    expect(differing(await raster(put(draw()), box), await raster(draw(), box)) / whole).toBeGreaterThan(0.33);
  },
);

// CITY-1
it('places every district, place and hidden figure at most 60 px outside either city', () => {
  const { wide, tall } = city();
  for (const { all, districts } of [wide, tall]) {
    expect(Object.keys(districts).toSorted()).toEqual([...DISTRICT_SLUGS].toSorted());
    for (const { places, finds, ground } of Object.values(districts)) {
      expect(finds).toHaveLength(3);
      for (const { x, y } of [...Object.values(places).map(({ at }) => at), ...finds, ...ground]) {
        expect(x).toBeGreaterThan(all.x - 60);
        expect(x).toBeLessThan(all.x + all.w + 60);
        expect(y).toBeGreaterThan(all.y - 60);
        expect(y).toBeLessThan(all.y + all.h + 60);
      }
    }
  }
});
