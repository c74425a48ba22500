import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { reachedStories, reachesPages } from '../visual/changes.ts';
import { compare, decode, encode, isSameMark, type Pixels } from '../visual/compare.ts';
import { writeReport } from '../visual/report.ts';

const size = { width: 40, height: 30 };

function picture(red: number[], area: readonly number[] = [10, 5, 20, 10], { width, height } = size): Pixels {
  const [x0 = 0, y0 = 0, w = 0, h = 0] = area;
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isInside = x >= x0 && x < x0 + w && y >= y0 && y < y0 + h;
      data.set([...(isInside ? red : [0xff, 0xfa, 0xf0]), 255], (y * width + x) * 4);
    }
  return { width, height, data };
}
const red = [0xe5, 0x24, 0x2a];

const markOf = (colour: number[], area?: number[]) => compare(picture(red, [0, 0, 0, 0]), picture(colour, area))!.mark;

describe('comparing pictures', () => {
  test('finds no difference between equal pictures', () => expect(compare(picture(red), picture(red))).toBeUndefined());

  test.each([
    ['red', [0xe6, 0x24, 0x2a]],
    ['green', [0xe5, 0x25, 0x2a]],
    ['blue', [0xe5, 0x24, 0x2b]],
  ])('finds a %s that is one step of 255 off', (_, other) => {
    expect(compare(picture(red), picture(other))?.differing).toBeGreaterThan(20 * 10 - 2 * (20 + 10));
  });

  test('finds a shape that moved by one pixel', () =>
    expect(compare(picture(red), picture(red, [11, 5, 20, 10]))?.differing).toBeGreaterThan(0));

  test('finds a difference between pictures of different sizes', () =>
    expect(compare(picture(red), picture(red, [10, 5, 20, 10], { width: 40, height: 29 }))?.differing).toBe(40));

  test('ignores a single odd pixel', () => {
    const odd = picture(red);
    odd.data.set([0, 0, 0], (2 * size.width + 2) * 4);
    expect(compare(picture(red), odd)).toBeUndefined();
  });

  test('reads from a PNG the exact values that were written', async () => {
    const seen = picture([0xe5, 0x24, 0x2b]);
    expect(await decode(await encode(seen))).toEqual({ ...seen, data: Buffer.from(seen.data) });
  });

  test('recognises an accepted difference, but no difference elsewhere or of another colour', () => {
    const accepted = markOf(red);
    expect(isSameMark(markOf([0xe6, 0x24, 0x2b]), accepted)).toBe(true);
    expect(isSameMark(markOf([0xe5, 0x44, 0x2a]), accepted)).toBe(false);
    expect(isSameMark(markOf(red, [10, 5, 26, 10]), accepted)).toBe(false);
  });
});

const importing = (name: string, ...importers: string[]) => ({
  name: `./${name}`,
  reasons: importers.map(moduleName => ({ moduleName })),
});

describe('the stories that a change reaches', () => {
  const stats = {
    modules: [
      importing('a/A.styles.ts', './a/A.tsx'),
      importing('a/A.tsx', './a/A.stories.tsx', './b/B.tsx'),
      importing('b/B.tsx', './b/B.stories.tsx'),
      importing('a/A.stories.tsx', './a/A.mdx', '/virtual:/stories.js'),
      importing('b/B.stories.tsx', '/virtual:/stories.js'),
      importing('node_modules/axis/index.js?v=1', './b/B.tsx'),
      importing('tokens.css', './.storybook/preview.tsx'),
    ],
  };
  const rules = { externals: ['art/**'], untraced: ['**/*.mdx', '**/*.test.ts'] };
  const reached = (...changed: string[]) => reachedStories(changed, stats, rules);
  const arePagesReached = (...changed: string[]) => reachesPages(changed, rules);

  test('are those that import the changed module, directly or not', () => {
    expect(reached('b/B.tsx')).toEqual(new Set(['b/B.stories.tsx']));
    expect(reached('a/A.styles.ts')).toEqual(new Set(['a/A.stories.tsx', 'b/B.stories.tsx']));
    expect(reached('node_modules/axis')).toEqual(new Set(['b/B.stories.tsx']));
    expect(reached('a/A.mdx', 'b/B.test.ts', 'elsewhere.ts')).toEqual(new Set());
  });

  test('are all if the preview imports the changed module, or if the module draws pictures', () => {
    expect(reached('tokens.css')).toBe('all');
    expect(reached('art/map.ts')).toBe('all');
  });

  test('include pages if the site may show the change', () => {
    expect(arePagesReached('packages/editions/2025/copy/sv/faq.json')).toBe(true);
    expect(arePagesReached('site/src/pages/home.tsx')).toBe(true);
    expect(arePagesReached('packages/ui/src/a/A.stories.tsx', 'site/src/b.test.ts', '.storybook/stage.tsx')).toBe(false);
  });
});

test('reports a changed story with pictures before and after, and filters stories by words', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tand-report-'));
  const changed = 'components-button--default.light-phone';
  const added = 'components-card--default.night-desk';
  const path = await writeReport(
    folder,
    [
      { name: changed, kind: 'changed', differing: 12 },
      { name: added, kind: 'new' },
    ],
    '2 pictures',
  );
  const { document, Event } = new JSDOM(await readFile(path, 'utf8'), { runScripts: 'dangerously' }).window;
  await rm(folder, { recursive: true });
  const set = (field: string, value: string) => {
    const input = document.querySelector<HTMLInputElement>(field)!;
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  expect([...document.querySelectorAll<HTMLAnchorElement>('h3 a')].map(({ href }) => href)).toEqual([
    'http://localhost:6006/?path=/story/components-button--default',
    'http://localhost:6006/?path=/story/components-card--default',
  ]);
  expect([...document.querySelectorAll('[data-pair] img')].map(image => image.getAttribute('src'))).toEqual([
    `${changed}.before.png`,
    `${changed}.after.png`,
  ]);
  set('[data-at]', '80');
  expect(document.querySelector<HTMLElement>('figure')!.style.getPropertyValue('--at')).toBe('20%');
  set('[data-filter]', 'card NIGHT');
  expect([...document.querySelectorAll('section')].map(({ hidden }) => hidden)).toEqual([true, false]);
});
