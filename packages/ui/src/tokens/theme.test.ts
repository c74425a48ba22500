import { describe, expect, test } from 'vitest';
import { checkTokens, contrast } from '../../scripts/token-checks.ts';
import { applyTheme, themeCss, withTheme, type ThemeFile } from '../../scripts/theme.ts';
import { scopeOf, type Tokens } from '../../scripts/token-files.ts';
import { readTokens } from '../../scripts/tokens.ts';

const color = (hex: string) => ({ $value: { colorSpace: 'srgb', components: [], hex } });

const everyScope = (tokens: Tokens) =>
  (['light', 'night'] as const).flatMap(theme =>
    (['standard', 'more'] as const).flatMap(level => ['', ...Object.keys(tokens.bands)].map(band => scopeOf(tokens, theme, level, band))),
  );

// Changes only the last hex digit, so that every contrast stays high enough.
const near = (css: string) => color(`#${css.slice(1, 6)}${css.endsWith('f') ? 'e' : 'f'}`);

const weak = () => themeCss({ palette: { red: color('#ffb0b0') } });

const heroSize = (desktop: string) => ({
  text: { hero: { size: { $value: '40px', $extensions: { 'se.tand.desktop': desktop } } } },
});

describe('a theme', () => {
  test('writes no CSS when it changes nothing', () => expect(themeCss({})).toBe(''));

  test('changes tokens that refer to a changed palette colour', () => {
    const themed = applyTheme({ palette: { yellow: color('#ffcc33') } });
    expect(readTokens().light.get('color.hero')?.css).not.toBe('#ffcc33');
    expect(themed.light.get('color.hero')?.css).toBe('#ffcc33');
  });

  test('writes only changed properties: first those of the theme, then those of bands', () => {
    const css = themeCss({ light: { color: { paper: color('#f0fff8') } } });
    expect(css).toContain(
      ':root,\n[data-tand-theme],\n[data-band] {\n  --ui-color-paper: var(--ui-day, #f0fff8) var(--ui-night, #12101c);\n}',
    );
    expect(css).not.toContain('--ui-color-ink');
    const band = css.indexOf("[data-band='blue'] {\n  --ui-color-paper: var(--ui-day, var(--ui-plain, #2b50ff)");
    expect(band).toBeGreaterThan(css.indexOf(':root'));
  });

  // LIB-7
  test('changes typefaces, corners, borders and motion too', () => {
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
  test('reports a fault once, with the places where it is found', () => {
    expect(weak).toThrow(/on-red #ffffff on red #ffb0b0 is 1\.74, below 4\.5 \(light; band paper, light; /);
    expect(weak).not.toThrow(/on-red #ffffff on red #ffb0b0[^]*on-red #ffffff on red #ffb0b0/);
  });

  test('may change one band alone', () => {
    const css = themeCss({ band: { pink: { light: { color: { paper: color('#ffd9a8') } } } } });
    expect(css).toMatch(/^\[data-band='pink'\] \{\n {2}--ui-color-paper: var\(--ui-day, #ffd9a8\) [^;]+;\n\}\n$/);
  });

  const green: ThemeFile = { palette: { red: color('#148650'), 'red-deep': color('#0a5134'), blue: color('#2f4f57') } };
  // LIB-7
  test('leaves colours of states as they are when its palette changes', () => {
    const states = ['error', 'danger', 'success', 'warning', 'current', 'link', 'focus'];
    const statesOf = (tokens: Tokens) => everyScope(tokens).map(scope => states.map(name => scope.get(`color.${name}`)?.css));
    const primitives = [...readTokens().core].filter(([path]) => path.startsWith('palette.'));
    const palette = Object.fromEntries(primitives.map(([path, { css }]) => [path.slice('palette.'.length), near(css)]));
    expect(statesOf(withTheme({ palette }))).toEqual(statesOf(readTokens()));
    expect(themeCss(green)).not.toMatch(/--ui-color-(error|danger|success|warning|link|focus|current):/);
  });

  // LIB-7
  test('derives missing colours for more contrast, in both themes and on all bands', () => {
    const themed = applyTheme(green);
    for (const theme of ['light', 'night'] as const) {
      const scope = scopeOf(themed, theme, 'more');
      const [red = '', green = '', blue = ''] = [1, 3, 5].map(at => scope.get('color.primary')!.css.slice(at, at + 2));
      expect(green > red && green > blue, scope.get('color.primary')!.css).toBe(true);
      expect(contrast(scope.get('color.primary')!.css, scope.get('color.on-primary')!.css)).toBeGreaterThanOrEqual(7);
    }
    expect(checkTokens(themed)).toEqual([]);
    const named = applyTheme({ ...green, more: { light: { color: { primary: color('#00331c') } } } });
    expect(scopeOf(named, 'light', 'more').get('color.primary')?.css).toBe('#00331c');
  });

  // LIB-7
  test('strengthens derived colours of states on its own backgrounds, but refuses given weak ones', () => {
    const paper = { paper: color('#1b2620'), ink: color('white'), heading: color('white'), muted: color('white'), line: color('white') };
    const light = { color: { ...paper, wood: color('#111'), card: color('#222'), highlight: color('#333'), 'red-text': color('#ffb3b3') } };
    const band = Object.fromEntries(['wood', 'card', 'pink', 'teal', 'yellow'].map(name => [name, { light: { color: paper } }]));
    const themed = withTheme({ light, band });
    expect(checkTokens(themed).filter(fault => /: (error|link|focus|current) /.test(fault))).toEqual([]);
    expect(() => themeCss({ light: { color: { error: color('#ffd0d0') } } })).toThrow('error #ffd0d0 on ');
  });

  test.each([
    ['#0a53', 'is translucent'],
    ['rgb(10 81 52 / 50%)', 'is translucent'],
    ['#15', 'is not a colour'],
    ['grün', 'is not a colour'],
  ])('refuses the colour %s', (css, message) =>
    expect(() => themeCss({ palette: { red: { $value: css } } })).toThrow(`palette.red ${message}`),
  );

  test.each([
    ['rebeccapurple', '#663399'],
    ['#639', '#663399'],
    ['#663399ff', '#663399'],
    ['rgb(102 51 153)', '#663399'],
    ['hsl(270 50% 40%)', '#663399'],
    ['color(srgb 0.4 0.2 0.6)', '#663399'],
    ['oklch(44.027% 0.1603 303.37)', '#663399'],
    [{ colorSpace: 'srgb', components: [0.4, 0.2, 0.6] }, '#663399'],
    [{ colorSpace: 'oklch', components: [0.44027, 0.1603, 303.37] }, '#663399'],
  ])('reads the colour %j', ($value, hex) => expect(withTheme({ palette: { pink: { $value } } }).core.get('palette.pink')?.css).toBe(hex));

  test.each([
    ['radius.base', 'banana'],
    ['text.body.line', 'tall'],
    ['text.hero.size', '4'],
    ['stretch.wide', 'wide'],
    ['capitals.display', 'big'],
    ['border.base', '2px wavy {color.edge}'],
    ['border.base', '1px solid {color.nothing}'],
    ['shadow.box', '4px {color.edge}'],
    ['motion.press', 'fast'],
  ])('refuses %s: %s', (path, $value) => {
    const file = path.split('.').reduceRight<object>((inner, key) => ({ [key]: inner }), { $value });
    expect(() => themeCss(file)).toThrow(`theme: ${path} `);
  });

  test('writes a size for wide screens, and refuses an invalid size', () => {
    expect(themeCss(heroSize('60px'))).toContain('@media (min-width: 48em) {\n  :root {\n    --ui-text-hero-size: 60px;');
    expect(() => themeCss(heroSize('banana'))).toThrow('theme: text.hero.size ');
  });

  test('accepts borders and shadows in the format of the published tokens', () => {
    const width = { value: 1, unit: 'px' };
    const css = themeCss({
      border: { base: { $value: { color: '{color.edge}', width, style: 'solid' } } },
      shadow: {
        box: { $value: { color: '{color.muted}', offsetX: { value: 0, unit: 'px' }, offsetY: width, blur: width, spread: width } },
      },
    });
    expect(css).toContain('--ui-border-base: 1px solid var(--ui-color-edge)');
    expect(css).toContain('--ui-shadow-box: 0px 1px 1px 1px var(--ui-color-muted)');
  });

  // LIB-7
  test('reports all faults, a line for each', () => {
    const palette = { red: color('nothing'), lilac: color('#aa88ff'), blue: { $value: '{palette.nothing}' }, pink: '#ffd9a8' };
    expect(() => themeCss({ palette, radius: { base: { $value: 'banana' } } })).toThrow(
      /^.*palette\.blue.*\n.*palette\.pink.*\n.*palette\.red.*\n.*palette\.lilac.*\n.*radius\.base.*$/,
    );
    const weakColors = { plum: color('#d0c8d8'), red: color('#ffb0b0'), blue: color('#9db0ff'), 'red-deep': color('#ff9090') };
    const lines = (() => {
      try {
        return themeCss({ palette: weakColors });
      } catch (error) {
        return (error as Error).message.split('\n');
      }
    })();
    expect(lines).toHaveLength(4);
  });

  test.each<[string, ThemeFile, string]>([
    ['an unknown group', { colour: {} } as ThemeFile, 'there is no group colour; there are palette, light, night, band, more, font,'],
    ['an unknown radius', { radius: { large: { $value: '8px' } } }, 'radius.large is not a token'],
    ['a value that ends its rule', { radius: { base: { $value: '0; } body { display: none' } } }, 'radius.base must be a length: 0; }'],
    ['an unknown name', { palette: { lilac: color('#aa88ff') } }, 'palette.lilac is not a token'],
    ['an unknown band', { band: { plaid: {} } }, 'there is no band plaid'],
    ['an unknown theme of a band', { band: { pink: { dark: {} } } }, 'theme, band pink: there is no theme dark; there are light,'],
    [
      'an unknown theme of `more`',
      { more: { dark: {} } } as ThemeFile,
      'theme, more: there is no group dark; there are light, night, band',
    ],
    ['a colour without $value', { palette: { red: '#148650' } }, 'theme: palette.red is no token: it has no $value'],
    ['the value of an older format', { radius: { base: { value: '8px' } } }, 'theme: radius.base.value is no token: it has no $value'],
    ['a list', [] as ThemeFile, 'theme: is not an object of groups'],
    ['an invalid colour', { light: { color: { paper: color('whitish') } } }, 'color.paper is not a colour: whitish'],
    ['text too weak to read', { light: { color: { muted: color('#c9c2d0') } } }, 'muted #c9c2d0 on wood'],
    ['text too weak on a band', { palette: { blue: color('#9db0ff') } }, 'on paper #9db0ff is 1.85, below 4.5'],
  ])('refuses %s', (_, theme, message) => expect(() => themeCss(theme)).toThrow(message));
});
