import { checkTokens } from './token-checks.ts';
import { flatten, type Scope, type TokenFile, type Tokens } from './token-files.ts';
import { block, cssValue, readTokens, changedBy, valueOf, variable } from './tokens.ts';

const shapes = ['font', 'text', 'stretch', 'capitals', 'radius', 'border', 'shadow', 'motion'] as const;

/** A brand as DTCG groups: palette, themes, bands and shapes. */
export interface ThemeFile extends Partial<Record<(typeof shapes)[number], TokenFile>> {
  palette?: TokenFile;
  light?: TokenFile;
  night?: TokenFile;
  band?: TokenFile;
}

const themes = ['light', 'night'] as const;
const groups: readonly string[] = ['palette', ...themes, 'band', ...shapes];

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

/** Lists weak or missing colours, each fault once with all its places. */
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

function overrides(name: string, file: TokenFile | undefined, known: Scope, core: Scope): Scope {
  const found = flatten(file ?? {}, core, name === 'palette' ? 'palette' : '');
  for (const [path, { css }] of found) {
    if (!known.has(path)) throw new Error(`theme, ${name}: there is no token ${path}`);
    if (!/^#[\da-f]{6}$/i.test(css)) throw new Error(`theme, ${name}: ${path} is no colour of six hex digits: ${css}`);
  }
  return found;
}

/** Applies a theme without checking contrast; palette changes reach all references. @throws Error for unknown names or invalid values */
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

/** As `withTheme`, with contrast checked. @throws Error also naming every pair of colours that is too weak */
export function applyTheme(theme: ThemeFile): Tokens {
  const themed = withTheme(theme);
  const faults = faultsOf(themed);
  if (faults.length) throw new Error(`The theme is not sound:\n${faults.join('\n')}`);
  return themed;
}

/** CSS to load after `tokens.css`: variables that differ, and complete bands, since a band's rule must follow the theme's. */
export function cssOf(themed: Tokens): string {
  const plain = readTokens();
  const paths = [...plain.light.keys()];
  const changed = new Set(paths.filter(path => valueOf(plain, path) !== valueOf(themed, path)));
  const lines = (list: readonly string[], band?: string) => list.map(path => `${variable(path)}: ${valueOf(themed, path, band)}`);
  const bandBlocks = Object.keys(themed.bands).map(band => {
    const changedHere = changedBy(themed, band, paths).filter(
      path => changed.has(path) || valueOf(plain, path, band) !== valueOf(themed, path, band),
    );
    return changedHere.length ? block(`[data-band='${band}']`, lines(changedHere, band)) : '';
  });
  const own = [...themed.core].filter(([path, { css }]) => !path.startsWith('palette.') && css !== plain.core.get(path)?.css);
  const line = ([path, token]: (typeof own)[number]) => `${variable(path)}: ${cssValue(token)}`;
  // Variables that refer to a colour are declared again wherever a theme or a band begins.
  const derived = own.filter(([, { css }]) => css.includes('{')).map(line);
  const fixed = own.filter(([, { css }]) => !css.includes('{')).map(line);
  const semantic = [...lines([...changed]), ...derived];
  return [
    fixed.length > 0 && block(':root', fixed),
    semantic.length > 0 && block(':root,\n[data-tand-theme],\n[data-band]', semantic),
    ...bandBlocks,
  ]
    .filter(Boolean)
    .join('\n');
}

/** @throws Error as `applyTheme` does */
export const themeCss = (theme: ThemeFile): string => cssOf(applyTheme(theme));
