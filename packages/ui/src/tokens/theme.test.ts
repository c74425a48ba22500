import { describe, expect, test } from 'vitest';
import { applyTheme, themeCss, type ThemeFile } from '../../scripts/theme.ts';
import { readTokens } from '../../scripts/tokens.ts';

const color = (hex: string) => ({ $value: { colorSpace: 'srgb', components: [], hex } });

const weak = () => themeCss({ palette: { red: color('#ffb0b0') } });

describe('a theme', () => {
  test('that changes nothing is no CSS', () => expect(themeCss({})).toBe(''));

  test('reaches every token that refers to a palette colour', () => {
    const themed = applyTheme({ palette: { yellow: color('#ffcc33') } });
    expect(readTokens().light.get('color.hero')?.css).not.toBe('#ffcc33');
    expect(themed.light.get('color.hero')?.css).toBe('#ffcc33');
    expect(themed.core.get('tag.yellow')?.css).toBe('#ffcc33');
  });

  test('writes only what differs, and bands after the themes they stand in', () => {
    const css = themeCss({ light: { color: { paper: color('#f0fff8') } } });
    expect(css).toContain(
      ':root,\n[data-tand-theme],\n[data-band] {\n  --ui-color-paper: var(--ui-day, #f0fff8) var(--ui-night, #12101c);\n}',
    );
    expect(css).not.toContain('--ui-color-ink');
    const band = css.indexOf("[data-band='blue'] {\n  --ui-color-paper: var(--ui-day, var(--ui-plain, #2b50ff)");
    expect(band).toBeGreaterThan(css.indexOf(':root'));
  });

  // LIB-7
  test('changes faces, corners, edges, shadows and motion too', () => {
    const css = themeCss({
      font: { display: { $value: ['Georgia', 'serif'] } },
      radius: { base: { $value: { value: 20, unit: 'px' } } },
      border: { base: { $value: '1px dotted {color.ink}' } },
      motion: { press: { $value: '300ms ease' } },
    });
    expect(css).toBe(
      [
        ":root {\n  --ui-font-display: 'Georgia', serif;\n  --ui-radius-base: 20px;\n  --ui-motion-press: 300ms ease;\n}\n",
        ':root,\n[data-tand-theme],\n[data-band] {\n  --ui-border-base: 1px dotted var(--ui-color-ink);\n}\n',
      ].join('\n'),
    );
  });

  // LIB-7
  test('names each fault once, with the places where it is found', () => {
    expect(weak).toThrow(/on-red #ffffff on red #ffb0b0 is 1\.74, below 4\.5 \(light; band paper, light; /);
    expect(weak).not.toThrow(/on-red #ffffff on red #ffb0b0[^]*on-red #ffffff on red #ffb0b0/);
  });

  test('may change one band alone', () => {
    const css = themeCss({ band: { pink: { light: { color: { paper: color('#ffd9a8') } } } } });
    expect(css).toMatch(/^\[data-band='pink'\] \{\n {2}--ui-color-paper: var\(--ui-day, #ffd9a8\) [^;]+;\n\}\n$/);
  });

  test.each<[string, ThemeFile, string]>([
    ['a group that is none', { colour: {} } as ThemeFile, 'there is no group colour; there are palette, light, night, band, font,'],
    ['a corner that is none', { radius: { large: { $value: '8px' } } }, 'there is no token radius.large'],
    ['a value that ends its rule', { radius: { base: { $value: '0; } body { display: none' } } }, 'radius.base is no value'],
    ['a name that is no token', { palette: { lilac: color('#aa88ff') } }, 'there is no token palette.lilac'],
    ['a band that is none', { band: { plaid: {} } }, 'there is no band plaid'],
    ['a colour that is none', { light: { color: { paper: color('white') } } }, 'no colour of six hex digits'],
    ['text too weak to read', { light: { color: { muted: color('#c9c2d0') } } }, 'muted #c9c2d0 on paper'],
    ['text too weak on a band', { palette: { blue: color('#9db0ff') } }, 'on-blue'],
  ])('refuses %s', (_, theme, message) => expect(() => themeCss(theme)).toThrow(message));
});
