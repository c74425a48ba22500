import { deriveContrast } from './contrast-themes.ts';
import { lowContrasts, messageOf, type LowContrast } from './token-checks.ts';
import { flatten, type Scope, type Token, type TokenFile, type Tokens } from './token-files.ts';
import { refusalOf, toHex } from './token-values.ts';
import { cssOf, readTokens } from './tokens.ts';

const shapes = ['font', 'text', 'stretch', 'capitals', 'radius', 'border', 'shadow', 'motion'] as const;

type Themed = Partial<Record<'light' | 'night', TokenFile>>;

/** Groups of DTCG tokens; colours with more contrast that `more` does not name are derived. */
export interface ThemeFile extends Themed, Partial<Record<(typeof shapes)[number], TokenFile>> {
  palette?: TokenFile;
  band?: TokenFile;
  more?: Themed & { band?: TokenFile };
}

const themes = ['light', 'night'] as const;
const groups: readonly string[] = ['palette', ...themes, 'band', 'more', ...shapes];

function reader(plain: Tokens) {
  const faults: string[] = [];
  const read = (file: TokenFile, core: Scope, prefix: string) => flatten(file, core, prefix, fault => faults.push(`theme: ${fault}`));
  return {
    faults,
    keys(place: string, file: object | undefined, kind: string, known: readonly string[]) {
      for (const key of Object.keys(file ?? {}))
        if (!key.startsWith('$') && !known.includes(key))
          faults.push(`${place}: there is no ${kind} ${key}; there are ${known.join(', ')}`);
    },
    colors(name: string, file: TokenFile | undefined, known: Scope, core: Scope): Scope {
      const found = read(file ?? {}, core, name === 'palette' ? 'palette' : '');
      for (const [path, token] of found) {
        try {
          if (!known.has(path)) throw new Error('is not a token');
          found.set(path, { css: toHex(token.css) });
        } catch (error) {
          faults.push(`theme, ${name}: ${path} ${(error as Error).message}`);
          found.delete(path);
        }
      }
      return found;
    },
    shapes(theme: ThemeFile): Scope {
      const found: Scope = new Map(shapes.flatMap(group => [...read(theme[group] ?? {}, plain.core, group)]));
      for (const [path, { css, desktop }] of found) {
        const colors = [...css.matchAll(/\{([\w.-]+)\}/g)].map(([, name = '']) => name);
        const refusal = !plain.core.has(path)
          ? 'is not a token'
          : (refusalOf(path, css) ??
            (desktop && refusalOf(path, desktop)) ??
            colors.filter(name => !plain.light.has(name)).map(name => `names ${name}, which is not a token`)[0]);
        if (refusal) faults.push(`theme: ${path} ${refusal}`);
      }
      return found;
    },
  };
}

/** A line per colour with too little contrast: its weakest pair, with the themes and bands concerned. */
export function faultsOf(themed: Tokens): string[] {
  const problems = lowContrasts(themed);
  // A background with too little contrast to its own text is reported once.
  const grounds = new Set(problems.flatMap(({ front, ground, css }) => (front === 'ink' || front === `on-${ground}` ? css[1] : [])));
  const subjectOf = ({ front, css }: LowContrast) => (grounds.has(css[1]) ? css[1] : `${front} ${css[0]}`);
  return [...new Set(problems.map(subjectOf))].map(subject => {
    const alike = problems.filter(problem => subjectOf(problem) === subject);
    const weakest = alike.reduce((a, b) => (b.ratio < a.ratio ? b : a));
    return `${messageOf(weakest)} (${[...new Set(alike.map(({ place }) => place))].join('; ')})`;
  });
}

/** Applies a brand without a check of contrast. @throws Error with a line per unknown name or invalid value */
export function withTheme(theme: ThemeFile): Tokens {
  if (typeof theme !== 'object' || theme === null || Array.isArray(theme)) throw new Error('theme: is not an object of groups');
  const plain = readTokens();
  const { faults, ...read } = reader(plain);
  read.keys('theme', theme, 'group', groups);
  read.keys('theme, more', theme.more, 'group', [...themes, 'band']);
  const palette = read.colors('palette', theme.palette, plain.core, plain.core);
  const themed = readTokens(Object.fromEntries([...palette].map(([path, { css }]) => [path.slice('palette.'.length), { $value: css }])));
  const named = { standard: new Set<Token | undefined>(), more: new Set<Token | undefined>() };
  const override = (name: string, part: ThemeFile['more'], level: keyof typeof named) => {
    const { bands, ...scopes } = level === 'more' ? themed.more : themed;
    const put = (label: string, file: TokenFile | undefined, scope: Scope) => {
      for (const [path, token] of read.colors(label, file, themed.light, themed.core)) {
        scope.set(path, token);
        named[level].add(token);
      }
    };
    for (const one of themes) put(`${name}${one}`, part?.[one], scopes[one]);
    read.keys(`theme, ${name}band`, part?.band, 'band', Object.keys(themed.bands));
    for (const [band, file] of Object.entries((part?.band ?? {}) as Record<string, Themed>)) {
      read.keys(`theme, ${name}band ${band}`, file, 'theme', themes);
      const own = (bands[band] ??= { light: new Map(), night: new Map() });
      for (const one of themes) put(`${name}band ${band}, ${one}`, file[one], own[one]);
    }
  };
  override('', theme, 'standard');
  override('more ', theme.more, 'more');
  const shaped = read.shapes(theme);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  for (const [path, token] of shaped) themed.core.set(path, token);
  deriveContrast(themed, plain, named);
  return themed;
}

/** Applies a brand. @throws Error as `withTheme` does, or with a line per colour that `faultsOf` lists */
export function applyTheme(theme: ThemeFile): Tokens {
  const themed = withTheme(theme);
  const faults = faultsOf(themed);
  if (faults.length) throw new Error(faults.join('\n'));
  return themed;
}

/** CSS to load after `tokens.css`. @throws Error as `applyTheme` does */
export const themeCss = (theme: ThemeFile): string => cssOf(applyTheme(theme), readTokens());
