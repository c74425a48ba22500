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
