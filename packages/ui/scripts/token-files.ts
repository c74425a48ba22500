export interface Token {
  css: string;
  desktop?: string;
}
export type Scope = Map<string, Token>;
/** A DTCG file: nested groups whose leaves have `$value`. */
export type TokenFile = object;

interface Extensions {
  'se.tand.css'?: string;
  'se.tand.desktop'?: string;
}

function toCss(value: unknown): string {
  if (Array.isArray(value)) return value.map(name => (/^[a-z-]+$/.test(name) ? name : `'${name}'`)).join(', ');
  if (typeof value === 'object' && value !== null) return objectToCss(value);
  return String(value);
}

const functions = new Set(['hsl', 'hwb', 'lab', 'lch', 'oklab', 'oklch']);

function objectToCss(value: object): string {
  if ('hex' in value) return String(value.hex);
  if ('unit' in value && 'value' in value) return `${String(value.value)}${String(value.unit)}`;
  if ('colorSpace' in value && 'components' in value && Array.isArray(value.components)) {
    const space = String(value.colorSpace);
    const channels = value.components.join(' ') + ('alpha' in value ? ` / ${String(value.alpha)}` : '');
    return functions.has(space) ? `${space}(${channels})` : `color(${space} ${channels})`;
  }
  const parts = ['offsetX', 'offsetY', 'blur', 'spread', 'width', 'style', 'color'].filter(name => name in value);
  return parts.length > 0 ? parts.map(name => toCss(value[name as keyof typeof value])).join(' ') : JSON.stringify(value);
}

const fail = (fault: string): void => {
  throw new Error(fault);
};

/** Tokens by dotted path; resolves a reference only if it is the complete value. `refuse` throws by default. */
export function flatten(file: TokenFile, core: Scope = new Map(), prefix = '', refuse = fail, out: Scope = new Map()): Scope {
  for (const [key, node] of Object.entries(file) as [string, unknown][]) {
    if (key.startsWith('$')) continue;
    const path = prefix ? `${prefix}.${key}` : key;
    if (typeof node !== 'object' || node === null) {
      refuse(`${path} is no token: it has no $value`);
      continue;
    }
    if (!('$value' in node)) {
      flatten(node, core, path, refuse, out);
      continue;
    }
    const extensions: Extensions = ('$extensions' in node && node.$extensions) || {};
    const reference = /^\{([\w.-]+)\}$/.exec(String(node.$value))?.[1];
    const target = reference ? (core.get(reference) ?? out.get(reference)) : undefined;
    if (reference && !target) {
      refuse(`${path}: there is no token ${reference}`);
      continue;
    }
    out.set(path, {
      css: target?.css ?? extensions['se.tand.css'] ?? toCss(node.$value),
      ...(extensions['se.tand.desktop'] && { desktop: extensions['se.tand.desktop'] }),
    });
  }
  return out;
}

type Bands = Record<string, { light: Scope; night: Scope }>;

/** `bands`, and `more` for more contrast, have only tokens that differ from the theme. */
export type Tokens = { core: Scope; light: Scope; night: Scope; bands: Bands; more: { light: Scope; night: Scope; bands: Bands } };

export function bandsOf(file: { band?: object }, core: Scope): Bands {
  const bands: Bands = {};
  // Includes bands that change nothing, which have no tokens.
  for (const band of Object.keys(file.band ?? {})) bands[band] = { light: new Map(), night: new Map() };
  for (const [path, token] of flatten({ band: file.band ?? {} }, core)) {
    const [, band = '', theme = '', ...rest] = path.split('.');
    bands[band]?.[theme === 'night' ? 'night' : 'light'].set(rest.join('.'), token);
  }
  return bands;
}

export type Theme = 'light' | 'night';
export type Contrast = 'standard' | 'more';

export function scopeOf(tokens: Tokens, theme: Theme, contrast: Contrast, band = ''): Scope {
  const { more } = tokens;
  const isMore = contrast === 'more';
  return new Map([
    ...tokens[theme],
    ...(isMore ? more[theme] : []),
    ...(tokens.bands[band]?.[theme] ?? []),
    ...((isMore && more.bands[band]?.[theme]) || []),
  ]);
}
