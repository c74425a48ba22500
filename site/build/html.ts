import { createHash } from 'node:crypto';
import type { Manifest } from 'vite';
import type { Rendered } from '../src/entry.server.tsx';

/** What the client build left for the pages. */
export interface Assets {
  template: string;
  manifest: Manifest;
  /** Tokens and base styles, inlined in each page: one round trip fewer on a bad network. */
  css: string;
  /** The boot script, minified; the same on every page. */
  boot: string;
}

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const escapeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

export interface PolicyOptions {
  /** Contents of the inline `<style>` elements that occur. */
  styles: readonly string[];
  /** Contents of the inline scripts that occur. */
  scripts: readonly string[];
  /** Other origins that pages may send to; none unless the build counts its visitors. */
  connect?: readonly string[];
}

/**
 * The policy of all pages: everything of our own origin, inline style and script by their hashes only. styled-components
 * moves its critical CSS into an empty `<style>` it makes itself; the hash of the empty text admits exactly that.
 */
export function policy({ styles, scripts, connect = [] }: PolicyOptions): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.map(sha).join(' ')}`,
    `style-src 'self' ${[...styles, ''].map(sha).join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    ['connect-src', "'self'", ...connect].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    'frame-src https:',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The policy as a page can carry it in itself, for hosts that serve it at addresses no rule names. */
export function withPolicy(html: string, policy: string): string {
  const inPage = policy.replace(/; frame-ancestors [^;]*/, ''); // only a header can say this
  return html.replace(/<meta charset="[^"]*" ?\/?>/i, tag => `${tag}<meta http-equiv="Content-Security-Policy" content="${inPage}">`);
}

/** The critical CSS within the style element of styled-components. */
export const criticalCss = ({ styles }: Pick<Rendered, 'styles'>) => /<style[^>]*>([\s\S]*)<\/style>/.exec(styles)?.[1] ?? '';

/** Those that the first screen of every page is set in; the third, for pixel labels, comes when one is met. */
const firstFonts = ['anybody', 'familjen-grotesk'];
const fontPreloads = firstFonts
  .map(name => `<link rel="preload" href="/fonts/${name}.woff2" as="font" type="font/woff2" crossorigin>`)
  .join('');

/** Puts a rendered page into the template, with the critical CSS that stands for its own. */
export function fill(page: Rendered, critical: string, { template, manifest, css, boot }: Assets): string {
  const entry = entryScripts(manifest).join(' ');
  const preload = [...chunks(page.modules, manifest)].map(file => `/${file}`).join(' ');
  // What differs from page to page stands in attributes, or each page's script would need a hash of its own.
  const script = `<script data-entry="${escapeAttribute(entry)}" data-preload="${escapeAttribute(preload)}">${boot}</script>`;
  const styles = page.styles.replace(/(<style[^>]*>)[\s\S]*(<\/style>)/, (_, open: string, close: string) => open + critical + close);
  return template
    .replace(/<script type="module"[^>]*><\/script>\s*/g, '')
    .replace(/<link rel="(?:stylesheet|modulepreload)"[^>]*>\s*/g, '')
    .replace('<html lang="sv">', `<html lang="${page.data.lang}">`)
    .replace('<!--head-->', () => `${page.head}${fontPreloads}<style>${css}</style>${styles}${script}`)
    .replace('<!--app-->', () => page.html)
    .replace('<!--data-->', () => `<script type="application/json" id="page-data">${escapeJson(page.data)}</script>`);
}

/** Files of the modules and all they import, without those the entry has loaded anyway. */
export function* chunks(keys: string[], manifest: Manifest, seen = new Set<string>()): Generator<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) continue;
    seen.add(key);
    if (!chunk.isEntry) yield chunk.file;
    yield* chunks(chunk.imports ?? [], manifest, seen);
  }
}

/** The scripts that start a page. Their names change with any script or text, so they name the build. */
export const entryScripts = (manifest: Manifest) => inOrder('index.html', manifest).map(file => `/${file}`);

/** The file of a module after those it imports, each once. */
function inOrder(key: string, manifest: Manifest, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [...(chunk.imports ?? []).flatMap(imported => inOrder(imported, manifest, seen)), chunk.file];
}
