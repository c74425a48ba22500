import bands from '../src/tokens/bands.tokens.json' with { type: 'json' };
import core from '../src/tokens/core.tokens.json' with { type: 'json' };
import light from '../src/tokens/light.tokens.json' with { type: 'json' };
import more from '../src/tokens/more.tokens.json' with { type: 'json' };
import night from '../src/tokens/night.tokens.json' with { type: 'json' };
import { checkTokens } from './token-checks.ts';
import { bandsOf, flatten, scopeOf, type Theme, type Token, type Tokens } from './token-files.ts';

const published = new Set(['space', 'size', 'font', 'text', 'stretch', 'capitals', 'border', 'radius', 'shadow', 'motion']);

/** `palette` replaces colours before references are resolved. */
export function readTokens(palette: object = {}): Tokens {
  const scale = flatten({ ...core, palette: { ...core.palette, ...palette } });
  return {
    core: scale,
    light: flatten(light, scale),
    night: flatten(night, scale),
    bands: bandsOf(bands, scale),
    more: { light: flatten(more.light, scale), night: flatten(more.night, scale), bands: bandsOf(more, scale) },
  };
}

const variable = (path: string) => `--ui-${path.replaceAll('.', '-')}`;
const either = (a: string, b: string, [ofA, ofB]: readonly [string, string]) => (a === b ? a : `var(${ofA}, ${a}) var(${ofB}, ${b})`);

function valueOf(tokens: Tokens, path: string, band?: string): string {
  const css = (theme: Theme, contrast: 'standard' | 'more') => scopeOf(tokens, theme, contrast, band).get(path)?.css ?? '';
  const inTheme = (theme: Theme) => either(css(theme, 'standard'), css(theme, 'more'), ['--ui-plain', '--ui-more']);
  return either(inTheme('light'), inTheme('night'), ['--ui-day', '--ui-night']);
}

const changedBy = ({ bands, more }: Tokens, band: string, paths: readonly string[]): string[] =>
  paths.filter(path => [bands[band], more.bands[band]].some(scopes => scopes?.light.has(path) || scopes?.night.has(path)));

const block = (selector: string, lines: string[], indent = '') =>
  `${indent}${selector} {\n${lines.map(line => `${indent}  ${line};\n`).join('')}${indent}}\n`;
const toggles = (night: boolean) => [
  `--ui-day: ${night ? '' : 'initial'}`,
  `--ui-night: ${night ? 'initial' : ''}`,
  `--ui-scheme: ${night ? 'dark' : 'light'}`,
];

const cssValue = (token: Token) => token.css.replace(/\{([\w.-]+)\}/g, (_, path: string) => `var(${variable(path)})`);

const contrastToggles = (isMore: boolean) => [`--ui-plain: ${isMore ? '' : 'initial'}`, `--ui-more: ${isMore ? 'initial' : ''}`];

/** Of two toggles (day and night), one is `initial`, so that its fallback counts, and the other is empty. */
const switches = [
  block(":root,\n[data-tand-theme='light']", toggles(false)),
  `@media (prefers-color-scheme: dark) {\n${block(":root:not([data-tand-theme='light'])", toggles(true), '  ')}}\n`,
  block("[data-tand-theme='night'],\n[data-tand-theme='dark']", toggles(true)),
  block(":root,\n[data-tand-contrast='standard']", contrastToggles(false)),
  `@media (prefers-contrast: more) {\n${block(":root:not([data-tand-contrast='standard'])", contrastToggles(true), '  ')}}\n`,
  block("[data-tand-contrast='more']", contrastToggles(true)),
  `@media print {\n${block(':root,\n  :root[data-tand-theme],\n  [data-tand-theme]', toggles(false), '  ')}}\n`,
];

/** CSS of all tokens, or of those that differ from `plain`. Rules of bands come last: that of themes also matches bands. */
export function cssOf(tokens: Tokens, plain?: Tokens): string {
  const paths = [...tokens.light.keys()];
  const isOwn = (path: string, band?: string) => !plain || valueOf(plain, path, band) !== valueOf(tokens, path, band);
  const line = (path: string, band?: string) => `${variable(path)}: ${valueOf(tokens, path, band)}`;
  const bandBlocks = Object.keys(tokens.bands).map(band => {
    const lines = changedBy(tokens, band, paths).flatMap(path => (isOwn(path) || isOwn(path, band) ? [line(path, band)] : []));
    return lines.length > 0 && block(`[data-band='${band}']`, lines);
  });
  const own = [...tokens.core].filter(([path, { css, desktop }]) => {
    const before = plain?.core.get(path);
    return published.has(path.split('.')[0] ?? '') && (css !== before?.css || desktop !== before?.desktop);
  });
  const lineOf = ([path, token]: (typeof own)[number]) => `${variable(path)}: ${cssValue(token)}`;
  const scale = own.filter(([, { css }]) => !css.includes('{')).map(lineOf);
  const derived = own.filter(([, { css }]) => css.includes('{')).map(lineOf);
  const desktop = own.flatMap(([path, token]) => (token.desktop ? [`${variable(path)}: ${token.desktop}`] : []));
  const semantic = [...paths.filter(path => isOwn(path)).map(path => line(path)), ...derived];
  return [
    ...(plain ? [] : switches),
    scale.length > 0 && block(':root', scale),
    desktop.length > 0 && `@media (min-width: 48em) {\n${block(':root', desktop, '  ')}}\n`,
    // Colours are declared again wherever a theme or a band begins, so that both can be nested.
    semantic.length > 0 && block(':root,\n[data-tand-theme],\n[data-band]', semantic),
    ...bandBlocks,
  ]
    .filter(Boolean)
    .join('\n');
}

export function tokensCss(): string {
  const tokens = readTokens();
  const problems = checkTokens(tokens);
  if (problems.length) throw new Error(`The tokens are invalid:\n${problems.join('\n')}`);
  return cssOf(tokens);
}
