import { mkdtempSync, readFileSync, rmSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { build } from './build.ts';
import type { Picture } from './picture.ts';

const portrait = (nick: string): Picture => ({
  name: `creators/${nick}`,
  module: 'avatar/avatar.ts',
  draw: 'avatar',
  args: [nick],
  budget: 5120,
});

describe('build', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'art-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('draws nothing when nothing has changed', async () => {
    const pictures = [portrait('lingon'), portrait('gnistan')];
    expect((await build(pictures, folder)).drawn).toEqual(['creators/lingon', 'creators/gnistan']);
    expect((await build(pictures, folder)).drawn).toEqual([]);
  });

  it('draws only new, changed and missing pictures, and removes files without a picture', async () => {
    await build([portrait('lingon'), portrait('gnistan'), portrait('dimman')], folder);
    rmSync(join(folder, 'img/creators/dimman.svg'));
    const result = await build([portrait('lingon'), portrait('dimman'), { ...portrait('rallarn') }], folder);
    expect(result.drawn).toEqual(['creators/dimman', 'creators/rallarn']);
    expect(result.removed).toEqual([join(folder, 'img/creators/gnistan.svg')]);
    const changed = await build([{ ...portrait('lingon'), args: ['lingon', 'mascot'] }, portrait('dimman'), portrait('rallarn')], folder);
    expect(changed.drawn).toEqual(['creators/lingon']);
  });

  it('draws a raster of a review build again for a release, and the other way round', async () => {
    const icon: Picture = {
      name: 'icon',
      module: 'brand/icons.ts',
      draw: 'symbol',
      args: [],
      raster: { format: 'png', width: 512 },
      budget: 12288,
    };
    const quick = await build([icon], folder, true);
    const release = await build([icon], folder);
    expect(release.drawn).toEqual(['icon']);
    expect(release.pictures['icon']!.bytes).toBeLessThan(quick.pictures['icon']!.bytes);
    expect((await build([icon], folder, true)).drawn).toEqual(['icon']);
  });

  it('lists name, size and bytes of every picture', async () => {
    await build([portrait('lingon')], folder);
    const list: Record<string, { bytes: number }> = JSON.parse(readFileSync(join(folder, 'pictures.json'), 'utf8'));
    const file = readFileSync(join(folder, 'img/creators/lingon.svg'));
    expect(list['creators/lingon']).toMatchObject({ file: 'creators/lingon.svg', width: 200, height: 200, bytes: file.length });
  });

  it('rejects two pictures with one name, and a picture whose drawing function does not exist', async () => {
    await expect(build([portrait('lingon'), portrait('lingon')], folder)).rejects.toThrow('creators/lingon');
    await expect(build([{ ...portrait('x'), draw: 'nothing' }], folder)).rejects.toThrow('no export "nothing"');
    expect(existsSync(join(folder, 'img/creators/x.svg'))).toBe(false);
  });
});
