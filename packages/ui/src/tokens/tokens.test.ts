import { describe, expect, test } from 'vitest';
import { checkTokens, contrast } from '../../scripts/token-checks.ts';
import { flatten, type Scope } from '../../scripts/token-files.ts';
import { readTokens, tokensCss } from '../../scripts/tokens.ts';
import { bands, border, capitals, color, font, motion, radius, shadow, size, space, stretch, text } from './index.ts';

const changed = (scope: Scope, path: string, css: string): Scope => new Map([...scope, [path, { css }]]);

describe('token files', () => {
  test('have the same tokens and bands as the constants', () => {
    const groups = [border, capitals, color, font, motion, radius, shadow, size, space, stretch];
    const named = [...groups.map(group => Object.values(group)), Object.values(text).map(({ size, line }) => [size, line])].flat(2);
    const declared = tokensCss().match(/--ui-(?!day|night|scheme|plain|more)[\w-]+(?=:)/g);
    expect(new Set(named)).toEqual(new Set(declared?.map(name => `var(${name})`)));
    expect(bands).toEqual(Object.keys(readTokens().bands));
  });

  test('are refused if they refer to a missing token', () => {
    expect(() => flatten({ color: { ink: { $value: '{palette.nothing}' } } })).toThrow('color.ink: there is no token palette.nothing');
  });
});

describe('the check of tokens', () => {
  test('finds no fault in the tokens', () => expect(checkTokens(readTokens())).toEqual([]));

  test('computes contrast as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#e5242a', '#ffffff')).toBeCloseTo(4.55, 1);
  });

  test('finds a key that one theme does not have', () => {
    const tokens = readTokens();
    const night = new Map(tokens.night);
    night.delete('color.ink');
    expect(checkTokens({ ...tokens, night })).toContain('night: color.ink is missing');
  });

  test('finds a pair of colours with too little contrast, in a theme and in a band', () => {
    const tokens = readTokens();
    const bands = { ...tokens.bands, pink: { ...tokens.bands.pink!, light: changed(tokens.bands.pink!.light, 'color.muted', '#c9141f') } };
    const problems = checkTokens({ ...tokens, light: changed(tokens.light, 'color.muted', '#aaaaaa'), bands });
    expect(problems.join()).toMatch(/light: muted #aaaaaa on paper/);
    expect(problems.join()).toMatch(/band pink, light: muted/);
  });

  // A11Y-7
  test('finds a pair of colours below 7:1 in a theme and in a band for more contrast', () => {
    const tokens = readTokens();
    const { more } = tokens;
    const bands = { ...more.bands, pink: { ...more.bands.pink!, light: changed(more.bands.pink!.light, 'color.link', '#8e0f18') } };
    const problems = checkTokens({ ...tokens, more: { ...more, light: changed(more.light, 'color.muted', '#5c5468'), bands } });
    expect(problems.join()).toMatch(/light with more contrast: muted #5c5468 on wood #f6e6c8 is 5\.\d+, below 7/);
    expect(problems.join()).toMatch(/band pink, light with more contrast: link #8e0f18 on paper/);
  });

  test('finds an unknown key in a band', () => {
    const tokens = readTokens();
    const bands = { ...tokens.bands, blue: { ...tokens.bands.blue!, light: changed(tokens.bands.blue!.light, 'color.inkk', '#ffffff') } };
    expect(checkTokens({ ...tokens, bands })).toContain('band blue: color.inkk is not a token');
  });
});
