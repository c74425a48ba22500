import { faultsOf, withTheme, type ThemeFile } from '../../scripts/theme.ts';
import { flatten } from '../../scripts/token-files.ts';
import { cssOf, readTokens } from '../../scripts/tokens.ts';

export type Edits = Readonly<Record<string, string>>;

const shapes = ['font', 'text', 'stretch', 'capitals', 'radius', 'border', 'shadow', 'motion'];
const ours = readTokens();

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

export function fileOf(edits: Edits): ThemeFile {
  const file: Record<string, unknown> = {};
  for (const [path, text] of Object.entries(edits)) {
    let node = file;
    for (const key of path.split('.')) node = (node[key] ??= {}) as Record<string, unknown>;
    node['$value'] = valueOf(path, text);
  }
  return file;
}

export const editsOf = (file: ThemeFile): Edits => Object.fromEntries([...flatten(file, ours.core)].map(([path, { css }]) => [path, css]));

const formatter = (tokens: typeof ours) => (path: string) => {
  const [group, ...rest] = path.split('.');
  if (group === 'light' || group === 'night') return tokens[group].get(rest.join('.'))?.css ?? '';
  if (group !== 'band') return tokens.core.get(path)?.css ?? '';
  const [band = '', theme, ...name] = rest;
  return tokens.bands[band]?.[theme === 'night' ? 'night' : 'light'].get(name.join('.'))?.css ?? '';
};

export function outcomeOf(edits: Edits) {
  try {
    const themed = withTheme(fileOf(edits));
    return { textOf: formatter(themed), css: cssOf(themed, ours), faults: faultsOf(themed) };
  } catch (error) {
    return { textOf: formatter(ours), css: '', faults: String(error instanceof Error ? error.message : error).split('\n') };
  }
}
