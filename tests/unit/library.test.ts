import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as ui from '@tand/ui';
import * as festival from '@tand/ui-festival';
import * as tokens from '@tand/ui/tokens';
import { buildDesignTokens } from '../../packages/ui/scripts/design-tokens.ts';
import { readTokens } from '../../packages/ui/scripts/tokens.ts';
import { componentFiles } from '../../scripts/library/component-files.ts';
import { entriesOf, libraries } from '../../scripts/library/layers.ts';
import { buildManifest } from '../../scripts/library/manifest.ts';
import { publicExports } from '../../scripts/library/public-exports.ts';
import { measureSizes, readBudgets, together } from '../../scripts/library/sizes.ts';

const stored = (root: string, name: string): unknown => JSON.parse(readFileSync(join(root, name), 'utf8'));
const packages = libraries.map(root => [basename(root), root] as const);
const [uiRoot = '', festivalRoot = ''] = libraries;

describe('public names', () => {
  test.each(packages)('of %s are those written down; a change that is meant is recorded with `npm run record`', (_, root) =>
    expect(publicExports(root)).toEqual(stored(root, 'public-exports.json')),
  );

  test.each([
    ['ui', uiRoot, ui, Object.keys(tokens)],
    ['ui-festival', festivalRoot, festival, []],
  ])('are what %s gives as a whole', (_, root, everything, others) => {
    const byEntry = Object.values(publicExports(root)).flatMap(({ values }) => values);
    expect(Object.keys(everything).toSorted()).toEqual([...byEntry, ...others].toSorted());
  });
});

test.each(packages)('every public name of %s is reached through an entry, in source and in what is published', (_, root) => {
  const { exports } = stored(root, 'package.json') as { exports: Record<string, Record<string, string>> };
  const unreached = entriesOf(root).filter(entry => {
    const [layer, name] = entry.split('/');
    const { '@tand/source': source, types, default: module } = exports[`./${layer}/*`] ?? {};
    const paths = [source, types, module].map(path => path?.replace('*', name!));
    return paths.join() !== [`./src/${entry}/index.ts`, `./dist/${entry}/index.d.ts`, `./dist/${entry}/index.js`].join();
  });
  expect(unreached).toEqual([]);
});

describe('sizes', () => {
  // PERF-3
  test.each(packages)(
    'every entry of %s keeps to its budget, and no budget is left over',
    async (_, root) => {
      const budgets = readBudgets(root);
      const sizes = await measureSizes(root);
      expect([...sizes.keys()].toSorted()).toEqual(Object.keys(budgets).toSorted());
      const over = [...sizes].filter(([name, { brotli }]) => brotli > budgets[name]!);
      expect(over.map(([name, { brotli }]) => `${name}: ${brotli} bytes, budget ${budgets[name]}`)).toEqual([]);
      expect(sizes.get(together)?.brotli ?? 0).toBeLessThanOrEqual(20_000);
      expect(sizes.get('components/Carousel')?.gzip ?? 0).toBeLessThanOrEqual(3_100);
    },
    120_000,
  );
});

describe('the manifest', () => {
  const manifests = libraries.map(root => buildManifest(root).components);
  const components = manifests.flat();

  test('describes every component with a sentence, typed props and examples', () => {
    expect(manifests.map(own => own.map(({ layer, name }) => `${layer}/${name}`))).toEqual(libraries.map(entriesOf));
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
