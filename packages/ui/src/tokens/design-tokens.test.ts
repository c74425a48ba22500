import { describe, expect, test } from 'vitest';
import { buildDesignTokens } from '../../scripts/design-tokens.ts';
import { readTokens } from '../../scripts/tokens.ts';
import { bands } from './index.ts';

describe('the tokens for design tools', () => {
  const files = buildDesignTokens();
  interface Node {
    $type?: string;
    $value?: unknown;
  }
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

  test('have colours of the same names in both themes', () => {
    expect(colors(light)).toEqual([...readTokens().light.keys()]);
    expect(colors(tokensOf(files['night.tokens.json']))).toEqual(colors(light));
  });

  test('have types that the format defines, and no broken reference in any file', () => {
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

  test('have the duration and the number of steps of the motion `press`', () =>
    expect(light.filter(({ path }) => path.startsWith('motion.press')).map(({ path, value }) => [path, value])).toEqual([
      ['motion.press.milliseconds', 120],
      ['motion.press.steps', 3],
    ]));

  test('have a context for each band and theme, with standard and with more contrast', () => {
    const { ground, contrast } = files['resolver.json']['modifiers'] as Record<'ground' | 'contrast', { contexts: object }>;
    const grounds = bands.flatMap(band => [`${band}-light`, `${band}-night`]);
    expect(Object.keys(ground.contexts)).toEqual(['none', ...grounds]);
    const themes = ['none-light', 'none-night'];
    expect(Object.keys(contrast.contexts)).toEqual(['standard', ...[...themes, ...grounds].map(name => `more-${name}`)]);
  });
});
