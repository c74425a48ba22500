import { checkTokens } from './token-checks.ts';
import { flatten, type Scope, type TokenFile, type Tokens } from './token-files.ts';
import { block, cssValue, readTokens, toldBy, valueOf, variable } from './tokens.ts';

/** What a brand may change beside colours: faces, sizes of text, the width of letters, capitals, corners, edges, shadows and motion. */
const shapes = ['font', 'text', 'stretch', 'capitals', 'radius', 'border', 'shadow', 'motion'] as const;

/** A brand in one file: parts of the palette, of the two themes and of the bands, and of its shapes, as DTCG groups of the same names. */
export interface ThemeFile extends Partial<Record<(typeof shapes)[number], TokenFile>> {
  palette?: TokenFile;
  light?: TokenFile;
  night?: TokenFile;
  band?: TokenFile;
}

const themes = ['light', 'night'] as const;
const groups: readonly string[] = ['palette', ...themes, 'band', ...shapes];

/** The tokens of a brand that are no colours, by path. */
function shapesOf(theme: ThemeFile, known: Scope): Scope {
  const found: Scope = new Map();
  for (const group of shapes) flatten(theme[group] ?? {}, known, group, found);
  for (const [path, { css }] of found) {
    if (!known.has(path)) throw new Error(`theme: there is no token ${path}`);
    if (!css || css === '[object Object]' || /[;{}]/.test(css.replaceAll(/\{color\.[\w-]+\}/g, '')))
      throw new Error(`theme: ${path} is no value: ${css}`);
  }
  return found;
}

/** What is too weak to be read or missing: each fault once, with all places where it is found. */
export function faultsOf(themed: Tokens): string[] {
  const problems = checkTokens(themed);
  const places = new Map<string, string[]>();
  for (const problem of problems) {
    const at = problem.indexOf(': ');
    const fault = problem.slice(at + 2);
    places.set(fault, [...(places.get(fault) ?? []), problem.slice(0, at)]);
  }
  return [...places].map(([fault, at]) => `${fault} (${at.join('; ')})`);
}

/** The overrides of a group, checked against the names that exist. */
function overrides(name: string, file: TokenFile | undefined, known: Scope, core: Scope): Scope {
  const found = flatten(file ?? {}, core, name === 'palette' ? 'palette' : '');
  for (const [path, { css }] of found) {
    if (!known.has(path)) throw new Error(`theme, ${name}: there is no token ${path}`);
    if (!/^#[\da-f]{6}$/i.test(css)) throw new Error(`theme, ${name}: ${path} is no colour of six hex digits: ${css}`);
  }
  return found;
}

/**
 * The tokens with a theme's overrides put in, weak or not. A changed palette colour reaches every token that refers to it.
 * @throws Error naming an unknown group or token, or a value or colour that is none
 */
export function withTheme(theme: ThemeFile): Tokens {
  const unknown = Object.keys(theme).filter(group => !group.startsWith('$') && !groups.includes(group));
  if (unknown.length > 0) throw new Error(`theme: there is no group ${unknown.join(', ')}; there are ${groups.join(', ')}`);
  const plain = readTokens();
  overrides('palette', theme.palette, plain.core, plain.core);
  const themed = readTokens(theme.palette);
  for (const name of themes)
    for (const [path, token] of overrides(name, theme[name], themed.light, themed.core)) themed[name].set(path, token);
  for (const [band, file] of Object.entries(theme.band ?? {})) {
    const scopes = themed.bands[band];
    if (!scopes) throw new Error(`theme, band: there is no band ${band}`);
    for (const name of themes) {
      const part = (file as Partial<Record<string, TokenFile>>)[name];
      for (const [path, token] of overrides(`band ${band}, ${name}`, part, themed.light, themed.core)) scopes[name].set(path, token);
    }
  }
  for (const [path, token] of shapesOf(theme, plain.core)) themed.core.set(path, token);
  return themed;
}

/**
 * The same, sound.
 * @throws Error as `withTheme` does, or naming every pair of colours that is too weak
 */
export function applyTheme(theme: ThemeFile): Tokens {
  const themed = withTheme(theme);
  const faults = faultsOf(themed);
  if (faults.length) throw new Error(`The theme is not sound:\n${faults.join('\n')}`);
  return themed;
}

/**
 * CSS of a theme, to be loaded after `tokens.css`: the variables whose value differs, and all that a band says of them,
 * for a band's rule must stand after the theme's.
 */
export function cssOf(themed: Tokens): string {
  const plain = readTokens();
  const paths = [...plain.light.keys()];
  const changed = new Set(paths.filter(path => valueOf(plain, path) !== valueOf(themed, path)));
  const lines = (list: readonly string[], band?: string) => list.map(path => `${variable(path)}: ${valueOf(themed, path, band)}`);
  const bandBlocks = Object.keys(themed.bands).map(band => {
    const told = toldBy(themed, band, paths).filter(
      path => changed.has(path) || valueOf(plain, path, band) !== valueOf(themed, path, band),
    );
    return told.length ? block(`[data-band='${band}']`, lines(told, band)) : '';
  });
  const own = [...themed.core].filter(([path, { css }]) => !path.startsWith('palette.') && css !== plain.core.get(path)?.css);
  const line = ([path, token]: (typeof own)[number]) => `${variable(path)}: ${cssValue(token)}`;
  // What points at a colour is told anew wherever a theme or a band begins.
  const derived = own.filter(([, { css }]) => css.includes('{')).map(line);
  const fixed = own.filter(([, { css }]) => !css.includes('{')).map(line);
  const semantic = [...lines([...changed]), ...derived];
  return [
    fixed.length > 0 && block(':root', fixed),
    semantic.length > 0 && block(':root,\n[data-theme],\n[data-band]', semantic),
    ...bandBlocks,
  ]
    .filter(Boolean)
    .join('\n');
}

/**
 * CSS of a theme file.
 * @throws Error as `applyTheme` does
 */
export const themeCss = (theme: ThemeFile): string => cssOf(applyTheme(theme));
