import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../src/tokens');
type Json = { [key: string]: unknown };
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const px = (text = '0') => ({ value: parseFloat(text), unit: 'px' });
/** CSS for which the DTCG format has no type. */
const css = (text: string) => ({ $extensions: { 'se.tand.css': text } });

const composite: Record<string, (text: string) => Json> = {
  border(text) {
    const [width, style, color] = text.split(' ');
    return { $type: 'border', $value: { color, width: px(width), style } };
  },
  shadow(text) {
    const [x, y, blur, color] = text.split(' ');
    return { $type: 'shadow', $value: { color, offsetX: px(x), offsetY: px(y), blur: px(blur), spread: px() } };
  },
  // The DTCG format has no timing with steps, and Style Dictionary drops durations.
  motion(text) {
    const [milliseconds, steps] = (text.match(/\d+/g) ?? []).map($value => ({ $type: 'number', $value: Number($value) }));
    return { milliseconds, steps, ...css(text) };
  },
  stretch: text => ({ $type: 'number', $value: parseFloat(text) / 100, ...css(text) }),
};

function translated(group: string, node: Json): Json {
  const { [group]: translate } = composite;
  if (!translate) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => key !== '$type')
      .map(([key, token]) => [key, isObject(token) ? translate(String(token['$value'])) : token]),
  );
}

/** Leaves out `capitals`, for which the DTCG format has no type. */
function read(name: string): Json {
  const { capitals: _, ...groups } = JSON.parse(readFileSync(join(folder, `${name}.tokens.json`), 'utf8')) as Json;
  return Object.fromEntries(Object.entries(groups).map(([group, node]) => [group, isObject(node) ? translated(group, node) : node]));
}

type ByTheme = Partial<Record<'light' | 'night', Json>>;

export function buildDesignTokens() {
  const light = { ...read('core'), ...read('light') };
  const night = read('night');
  const { band } = read('bands') as { band: Record<string, ByTheme> };
  const more = read('more') as ByTheme & { band: Record<string, ByTheme> };
  const themes = ['light', 'night'] as const;
  const grounds = Object.entries(band).flatMap(([name, scopes]) => themes.map(theme => [`${name}-${theme}`, [scopes[theme]]] as const));
  const contrasts = ['none', ...Object.keys(band)].flatMap(name =>
    themes.map(theme => [`more-${name}-${theme}`, [more[theme], band[name]?.[theme], more.band[name]?.[theme]].filter(Boolean)] as const),
  );
  return {
    'tokens.json': light,
    'night.tokens.json': night,
    'resolver.json': {
      version: '2025.10',
      sets: { base: { sources: [{ $ref: 'tokens.json' }] } },
      modifiers: {
        theme: { contexts: { light: [], night: [{ $ref: 'night.tokens.json' }] }, default: 'light' },
        ground: { description: 'Each background by theme.', contexts: { none: [], ...Object.fromEntries(grounds) }, default: 'none' },
        contrast: {
          description: 'More contrast by background and theme, in place of the background.',
          contexts: { standard: [], ...Object.fromEntries(contrasts) },
          default: 'standard',
        },
      },
      resolutionOrder: ['sets/base', 'modifiers/theme', 'modifiers/ground', 'modifiers/contrast'].map(path => ({ $ref: `#/${path}` })),
    },
  };
}
