import { faultsOf, cssOf, withTheme, type ThemeFile } from '../../scripts/theme.ts';
import { flatten } from '../../scripts/token-files.ts';
import { readTokens } from '../../scripts/tokens.ts';

/** What a brand says otherwise than ours: the text of each token, by its path in the brand file. */
export type Edits = Readonly<Record<string, string>>;

const shapes = ['font', 'text', 'stretch', 'capitals', 'radius', 'border', 'shadow', 'motion'];
const ours = readTokens();

/** The groups of a brand file, each with the paths of the tokens it may hold. */
export const groups: Readonly<Record<string, readonly string[]>> = {
  palette: [...ours.core.keys()].filter(path => path.startsWith('palette.')),
  light: [...ours.light.keys()].map(path => `light.${path}`),
  night: [...ours.night.keys()].map(path => `night.${path}`),
  band: Object.entries(ours.bands).flatMap(([band, scopes]) =>
    (['light', 'night'] as const).flatMap(theme => [...scopes[theme].keys()].map(path => `band.${band}.${theme}.${path}`)),
  ),
  ...Object.fromEntries(shapes.map(group => [group, [...ours.core.keys()].filter(path => path.startsWith(`${group}.`))])),
};

const words = (text: string) => text.split(',').map(word => word.trim().replace(/^['"](.*)['"]$/, '$1'));
const valueOf = (path: string, text: string) => {
  if (path.startsWith('font.')) return words(text);
  return text === '' || Number.isNaN(Number(text)) ? text : Number(text);
};

/** The brand file of what was changed. */
export function fileOf(edits: Edits): ThemeFile {
  const file: Record<string, unknown> = {};
  for (const [path, text] of Object.entries(edits)) {
    let node = file;
    for (const key of path.split('.')) node = (node[key] ??= {}) as Record<string, unknown>;
    node['$value'] = valueOf(path, text);
  }
  return file;
}

/**
 * What a brand file changes.
 * @throws Error when it refers to a token that does not exist
 */
export const editsOf = (file: ThemeFile): Edits => Object.fromEntries([...flatten(file, ours.core)].map(([path, { css }]) => [path, css]));

export interface Outcome {
  /** The tokens as the brand has them; ours where the file cannot be read. */
  textOf: (path: string) => string;
  css: string;
  /** What `tand-theme` says of the file: nothing when it takes it. */
  faults: string[];
}

/** The text of a token, by its path in the brand file. */
const tell = (tokens: typeof ours) => (path: string) => {
  const [group, ...rest] = path.split('.');
  if (group === 'light' || group === 'night') return tokens[group].get(rest.join('.'))?.css ?? '';
  if (group !== 'band') return tokens.core.get(path)?.css ?? '';
  const [band = '', theme, ...name] = rest;
  return tokens.bands[band]?.[theme === 'night' ? 'night' : 'light'].get(name.join('.'))?.css ?? '';
};

/** What becomes of the tokens, and whether one could read it. */
export function outcomeOf(edits: Edits): Outcome {
  try {
    const themed = withTheme(fileOf(edits));
    return { textOf: tell(themed), css: cssOf(themed), faults: faultsOf(themed) };
  } catch (error) {
    return { textOf: tell(ours), css: '', faults: [error instanceof Error ? error.message : String(error)] };
  }
}
