/** A token after references are resolved: its CSS text and, for colours, its hex value. */
export interface Token {
  css: string;
  desktop?: string;
}
/** Tokens by dotted path. */
export type Scope = Map<string, Token>;
/** A DTCG file: nested groups whose leaves have `$value`. */
export type TokenFile = object;

interface Extensions {
  'se.tand.css'?: string;
  'se.tand.desktop'?: string;
}

function toCss(value: unknown): string {
  if (Array.isArray(value)) return value.map(name => (/^[a-z-]+$/.test(name) ? name : `'${name}'`)).join(', ');
  if (typeof value === 'object' && value !== null) {
    if ('hex' in value) return String(value.hex);
    if ('unit' in value && 'value' in value) return `${String(value.value)}${String(value.unit)}`;
  }
  return String(value);
}

/**
 * Flattens a DTCG file to dotted paths. A value that is one reference is resolved in `core`;
 * references inside a longer text stay, for they point at semantic colours.
 * @throws Error when a reference leads nowhere
 */
export function flatten(file: TokenFile, core: Scope = new Map(), prefix = '', out: Scope = new Map()): Scope {
  for (const [key, node] of Object.entries(file)) {
    if (key.startsWith('$') || typeof node !== 'object' || node === null) continue;
    const path = prefix ? `${prefix}.${key}` : key;
    if (!('$value' in node)) {
      flatten(node, core, path, out);
      continue;
    }
    const extensions: Extensions = ('$extensions' in node && node.$extensions) || {};
    const reference = /^\{([\w.-]+)\}$/.exec(String(node.$value))?.[1];
    const target = reference ? (core.get(reference) ?? out.get(reference)) : undefined;
    if (reference && !target) throw new Error(`${path}: there is no token ${reference}`);
    out.set(path, {
      css: target?.css ?? extensions['se.tand.css'] ?? toCss(node.$value),
      ...(extensions['se.tand.desktop'] && { desktop: extensions['se.tand.desktop'] }),
    });
  }
  return out;
}

/** Every token by theme, and what each band changes of it. */
export type Tokens = { core: Scope; light: Scope; night: Scope; bands: Record<string, { light: Scope; night: Scope }> };

/** The four source files, resolved. */
export function resolveTokens(files: Record<'core' | 'light' | 'night', TokenFile> & { bands: TokenFile & { band?: object } }): Tokens {
  const core = flatten(files.core);
  const light = flatten(files.light, core);
  const night = flatten(files.night, core);
  const bands: Tokens['bands'] = {};
  // Named first, for a band that changes nothing has no token of its own.
  for (const band of Object.keys(files.bands.band ?? {})) bands[band] = { light: new Map(), night: new Map() };
  for (const [path, token] of flatten(files.bands, core)) {
    const [, band = '', theme = '', ...rest] = path.split('.');
    bands[band]?.[theme === 'night' ? 'night' : 'light'].set(rest.join('.'), token);
  }
  return { core, light, night, bands };
}
