// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { componentFiles } from '../scripts/component-files.ts';
import { buildDesignTokens } from '../scripts/design-tokens.ts';
import { buildManifest } from '../scripts/manifest.ts';
import { publicExports } from '../scripts/public-exports.ts';
import { measureSizes, readBudgets, together } from '../scripts/sizes.ts';
import { readTokens } from '../scripts/tokens.ts';
import * as everything from './index.ts';
import * as tokens from './tokens/index.ts';

const stored = (name: string): unknown => JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'));

describe('public names', () => {
  test('are those written down; a change that is meant is recorded with `npm run record -w @tand/ui`', () =>
    expect(publicExports()).toEqual(stored('public-exports.json')));

  test('are what the package gives as a whole', () => {
    const byEntry = Object.values(publicExports()).flatMap(({ values }) => values);
    expect(Object.keys(everything).toSorted()).toEqual([...byEntry, ...Object.keys(tokens)].toSorted());
  });
});

test('every public name is reached through an entry of the package, in source and in what is published', () => {
  const { exports } = stored('package.json') as { exports: Record<string, Record<string, string>> };
  const unreached = Object.keys(publicExports()).filter(entry => {
    const [layer, name] = entry.split('/');
    const { '@tand/source': source, types, default: module } = exports[`./${layer}/*`] ?? {};
    const paths = [source, types, module].map(path => path?.replace('*', name!));
    return paths.join() !== [`./src/${entry}/index.ts`, `./dist/${entry}/index.d.ts`, `./dist/${entry}/index.js`].join();
  });
  expect(unreached).toEqual([]);
});

describe('sizes', () => {
  // PERF-3
  test('every entry keeps to its budget, and no budget is left over', async () => {
    const budgets = readBudgets();
    const sizes = await measureSizes();
    expect([...sizes.keys()].toSorted()).toEqual(Object.keys(budgets).toSorted());
    const over = [...sizes].filter(([name, { brotli }]) => brotli > budgets[name]!);
    expect(over.map(([name, { brotli }]) => `${name}: ${brotli} bytes, budget ${budgets[name]}`)).toEqual([]);
    expect(sizes.get(together)!.brotli).toBeLessThanOrEqual(20_000);
    expect(sizes.get('components/Carousel')!.gzip).toBeLessThanOrEqual(3_100);
  }, 120_000);
});

describe('the manifest', () => {
  const { components } = buildManifest();

  test('describes every component with a sentence, typed props and examples', () => {
    expect(components.map(({ layer, name }) => `${layer}/${name}`)).toEqual(Object.keys(publicExports()));
    expect(components.filter(({ description, examples }) => !description.endsWith('.') || !examples.length).map(c => c.name)).toEqual([]);
    const untyped = components.flatMap(({ name, props }) =>
      props.filter(prop => prop.type === 'unknown').map(prop => `${name}.${prop.name}`),
    );
    expect(untyped).toEqual([]);
  });

  test('writes variants and defaults out', () => {
    const variant = components.find(({ name }) => name === 'Button')?.props.find(({ name }) => name === 'variant');
    expect(variant).toMatchObject({ isRequired: false, default: "'primary'" });
    expect(variant?.type).toMatch(/^'primary' \| 'schedule' \| /);
    expect(
      components.flatMap(({ name, props }) => props.filter(({ type }) => type.includes('typeof')).map(prop => `${name}.${prop.name}`)),
    ).toEqual([]);
    const grid = components.find(({ name }) => name === 'Grid')?.props.find(({ name }) => name === 'align');
    expect(grid?.type).toBe("'stretch' | 'start' | 'center' | 'end'");
  });

  test('follows props that are taken over from another component, without those left out', () => {
    const names = (component: string) => components.find(({ name }) => name === component)?.props.map(({ name }) => name);
    expect(names('NewsSection')).toEqual(expect.arrayContaining(['items', 'title', 'lead', 'tone', 'striker']));
    expect(names('VideoEmbed')).toEqual(expect.arrayContaining(['src', 'poster']));
    expect(names('VideoEmbed')).not.toContain('glyph');
    const tone = components.find(({ name }) => name === 'SchedulePage')?.props.find(({ name }) => name === 'tone');
    expect(tone).toMatchObject({ default: "'blue'", type: expect.stringMatching(/^'paper' \| /) as string });
  });
});

test('design tools get both themes with the same keys, colours as hex and lengths with units', () => {
  const { core, light, night } = buildDesignTokens() as Record<string, Record<string, Record<string, { $value: string }>>>;
  const { light: expected } = readTokens();
  const keys = (set: typeof light) => Object.keys(set!.color!).filter(key => !key.startsWith('$'));
  expect(keys(light)).toEqual([...expected.keys()].map(path => path.slice('color.'.length)));
  expect(keys(night)).toEqual(keys(light));
  expect(core!.palette!.paper!.$value).toBe('#fffaf0');
  expect(core!.space!['1']!.$value).toBe('4px');
});

describe('a new component', () => {
  test('has the files of every component', () => {
    const names = [
      'index.ts',
      ...['variants.ts', 'tsx', 'styles.ts', 'stories.tsx', 'features.stories.tsx', 'mdx', 'test.tsx'].map(end => `SeatMap.${end}`),
    ];
    const files = componentFiles('SeatMap');
    expect(Object.keys(files).toSorted()).toEqual(names.toSorted());
    expect(files['SeatMap.tsx']).toContain('/** A seat map. */');
  });

  test.each(['seatMap', 'Seat-Map', '../Card', ''])('"%s" is no name for one', name => {
    expect(() => componentFiles(name)).toThrow("is no component's name");
  });
});
