import { checkTokens } from './token-checks.ts';
import { flatten, type Scope, type TokenFile, type Tokens } from './token-files.ts';
import { block, byTheme, readTokens, variable } from './tokens.ts';

/** Overrides of the tokens: parts of the palette, of the two themes and of the bands, as DTCG groups of the same names. */
export interface ThemeFile {
  palette?: TokenFile;
  light?: TokenFile;
  night?: TokenFile;
  band?: TokenFile;
}

const themes = ['light', 'night'] as const;

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
 * The tokens with a theme's overrides put in. A changed palette colour reaches every token that refers to it.
 * @throws Error naming an unknown token, a colour that is none, or every pair of colours that is too weak
 */
export function applyTheme(theme: ThemeFile): Tokens {
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
  const problems = checkTokens(themed);
  if (problems.length) throw new Error(`The theme is not sound:\n${problems.join('\n')}`);
  return themed;
}

const valueOf = ({ light, night, bands }: Tokens, path: string, band?: string): string => {
  const css = (name: 'light' | 'night') => (bands[band ?? '']?.[name].get(path) ?? { light, night }[name].get(path))?.css ?? '';
  return byTheme(css('light'), css('night'));
};

/**
 * CSS of a theme, to be loaded after `tokens.css`: the variables whose value differs, and all that a band says of them,
 * for a band's rule must stand after the theme's.
 * @throws Error as `applyTheme` does
 */
export function themeCss(theme: ThemeFile): string {
  const plain = readTokens();
  const themed = applyTheme(theme);
  const paths = [...plain.light.keys()];
  const changed = new Set(paths.filter(path => valueOf(plain, path) !== valueOf(themed, path)));
  const lines = (list: readonly string[], band?: string) => list.map(path => `${variable(path)}: ${valueOf(themed, path, band)}`);
  const bandBlocks = Object.entries(themed.bands).map(([band, scopes]) => {
    const own = paths.filter(path => scopes.light.has(path) || scopes.night.has(path));
    const told = own.filter(path => changed.has(path) || valueOf(plain, path, band) !== valueOf(themed, path, band));
    return told.length ? block(`[data-band='${band}']`, lines(told, band)) : '';
  });
  const tags = [...themed.core].filter(([path, { css }]) => path.startsWith('tag.') && css !== plain.core.get(path)?.css);
  return [
    tags.length &&
      block(
        ':root',
        tags.map(([path, { css }]) => `${variable(path)}: ${css}`),
      ),
    changed.size && block(':root,\n[data-theme],\n[data-band]', lines([...changed])),
    ...bandBlocks,
  ]
    .filter(Boolean)
    .join('\n');
}
