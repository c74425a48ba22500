import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as ui from '@tand/ui';
import * as festival from '@tand/ui-festival';
import * as tokens from '@tand/ui/tokens';
import { buildDesignTokens } from '../../packages/ui/scripts/design-tokens.ts';
import { readTokens } from '../../packages/ui/scripts/tokens.ts';
import { apiOf, unannounced } from '../../scripts/library/api.ts';
import { componentFiles } from '../../scripts/library/component-files.ts';
import { withDefaults } from '../../scripts/library/defaults.ts';
import { entriesOf, libraries } from '../../scripts/library/layers.ts';
import { buildManifest } from '../../scripts/library/manifest.ts';
import { publicExports } from '../../scripts/library/public-exports.ts';
import { measureSizes, readBudgets, together, withStyles } from '../../scripts/library/sizes.ts';
import { fields } from '../../scripts/library/variables.ts';

const stored = (root: string, name: string): unknown => JSON.parse(readFileSync(join(root, name), 'utf8'));
const packages = libraries.map(root => [basename(root), root] as const);
const [uiRoot = '', festivalRoot = ''] = libraries;

describe('the public API', () => {
  // LIB-6
  test.each(packages)(
    'of %s is as it is written down; a change that is meant is written by `npm run api`',
    (_, root) => expect(apiOf(root)).toEqual(stored(root, 'api.json')),
    120_000,
  );

  // LIB-6
  test('needs a changeset of its package when it changes', () => {
    const words = "---\n'@tand/ui': minor\n---\n";
    expect(unannounced(['packages/ui/api.json'], () => words)).toEqual(['ui']);
    expect(unannounced(['packages/ui/api.json', '.changeset/README.md'], () => words)).toEqual(['ui']);
    expect(unannounced(['packages/ui/api.json', '.changeset/new.md'], () => words)).toEqual([]);
    expect(unannounced(['packages/ui-festival/api.json', '.changeset/new.md'], () => words)).toEqual(['ui-festival']);
    expect(unannounced(['packages/ui/src/index.ts'], () => words)).toEqual([]);
  });

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

/** What a form is made of. An embed of another service's form is none: see its page. */
const formParts = [...fields, 'Field', 'FieldError', 'Form', 'SubmitButton'];

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
      expect(sizes.get(together)?.brotli ?? 0).toBeLessThanOrEqual(8000);
      expect(sizes.get(withStyles)?.brotli ?? 0).toBeLessThanOrEqual(20_000);
      for (const part of formParts) expect(sizes.get(`components/${part}`)?.brotli ?? 0, part).toBeLessThanOrEqual(3000);
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

  // LIB-1
  test('has a description for every prop', () => {
    const bare = components.flatMap(({ name, props }) =>
      props.filter(({ description }) => !description).map(prop => `${name}.${prop.name}`),
    );
    expect(bare).toEqual([]);
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
    const tone = components.find(({ name }) => name === 'ScheduleItemPage')?.props.find(({ name }) => name === 'tone');
    expect(tone).toMatchObject({ default: "'blue'", type: expect.stringMatching(/^'paper' \| /) as string });
  });
});

describe('the tokens for design tools', () => {
  const files = buildDesignTokens();
  interface Node {
    $type?: string;
    $value?: unknown;
  }
  /** Every token with its path and its type, which it may have from its group. */
  const tokensOf = (node: object, path: string[] = [], type = ''): { path: string; type: string; value: unknown }[] => {
    const { $type = type, $value } = node as Node;
    if ($value !== undefined) return [{ path: path.join('.'), type: $type, value: $value }];
    return Object.entries(node).flatMap(([key, inner]) =>
      key.startsWith('$') || typeof inner !== 'object' || inner === null ? [] : tokensOf(inner as object, [...path, key], $type),
    );
  };
  const light = tokensOf(files['tokens.json']);
  const known = new Set(light.map(({ path }) => path));
  const colors = (tokens: typeof light) => tokens.map(({ path }) => path).filter(path => path.startsWith('color.'));

  test('have both themes with the same names', () => {
    expect(colors(light)).toEqual([...readTokens().light.keys()]);
    expect(colors(tokensOf(files['night.tokens.json']))).toEqual(colors(light));
  });

  test('are of types that the format knows, and no reference of any file is broken', () => {
    const types = new Set(['color', 'dimension', 'fontFamily', 'number', 'border', 'shadow']);
    const modifiers = files['resolver.json']['modifiers'] as Record<'ground' | 'contrast', { contexts: Record<string, object[]> }>;
    const contexts = [modifiers.ground, modifiers.contrast].flatMap(({ contexts }) => Object.values(contexts).flat());
    const all = [files['tokens.json'], files['night.tokens.json'], ...contexts].flatMap(file => tokensOf(file));
    expect(all.filter(({ type }) => !types.has(type))).toEqual([]);
    const broken = all.flatMap(({ path, value }) =>
      [...JSON.stringify(value).matchAll(/\{([\w.-]+)\}/g)].filter(([, name = '']) => !known.has(name)).map(([name]) => `${path}: ${name}`),
    );
    expect(broken).toEqual([]);
    const ofText = all.filter(({ type, value }) => typeof value === 'string' && !(type === 'color' || /^\{.+\}$/.test(value)));
    expect(ofText).toEqual([]);
  });

  test('say how long a movement takes and in how many steps', () =>
    expect(light.filter(({ path }) => path.startsWith('motion.press')).map(({ path, value }) => [path, value])).toEqual([
      ['motion.press.milliseconds', 120],
      ['motion.press.steps', 3],
    ]));

  test('have every ground by theme, in both contrasts', () => {
    const { ground, contrast } = files['resolver.json']['modifiers'] as Record<'ground' | 'contrast', { contexts: object }>;
    const grounds = tokens.bands.flatMap(band => [`${band}-light`, `${band}-night`]);
    expect(Object.keys(ground.contexts)).toEqual(['none', ...grounds]);
    const themes = ['none-light', 'none-night'];
    expect(Object.keys(contrast.contexts)).toEqual(['standard', ...[...themes, ...grounds].map(name => `more-${name}`)]);
  });
});

// LIB-1
test('the declarations name the default of a prop in its description, on the same line', () => {
  const code = '    /** How large. */\n    size?: Size | undefined;\n    /** Its words. */\n    text: string;\n';
  expect(withDefaults(code, [{ name: 'size', default: "'base'" }, { name: 'text' }])).toBe(
    "    /** How large. Default: `'base'`. */\n    size?: Size | undefined;\n    /** Its words. */\n    text: string;\n",
  );
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
