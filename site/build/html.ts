import { createHash } from 'node:crypto';
import type { Manifest } from 'vite';
import type { Rendered } from '../src/entry.server.tsx';

/** What the client build left for the pages. */
export interface Assets {
  template: string;
  manifest: Manifest;
  /** Tokens and base styles, inlined in each page: one round trip fewer on a bad network. */
  css: string;
  /** The boot script, minified. */
  boot: string;
}

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const escapeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Policy of one page: everything of our own origin, inline style and script by their hashes only. styled-components
 * moves its critical CSS into an empty `<style>` it makes itself; the hash of the empty text admits exactly that.
 */
export function policy(styles: string[], scripts: string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.map(sha).join(' ')}`,
    `style-src 'self' ${[...styles, ''].map(sha).join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    'frame-src https:',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Puts a rendered page into the template; gives the HTML and the policy that fits it. */
export function fill(page: Rendered, { template, manifest, css, boot }: Assets): { html: string; policy: string } {
  const entry = manifest['index.html']!;
  const preload = [...chunks(page.modules, manifest)].map(file => `/${file}`);
  const script = boot.replace('__ENTRY__', () => JSON.stringify(`/${entry.file}`)).replace('__PRELOAD__', () => JSON.stringify(preload));
  const html = template
    .replace(/<script type="module"[^>]*><\/script>\s*/g, '')
    .replace(/<link rel="(?:stylesheet|modulepreload)"[^>]*>\s*/g, '')
    .replace('<html lang="sv">', `<html lang="${page.data.lang}">`)
    .replace('<!--head-->', () => `${page.head}<style>${css}</style>${page.styles}<script>${script}</script>`)
    .replace('<!--app-->', () => page.html)
    .replace('<!--data-->', () => `<script type="application/json" id="page-data">${escapeJson(page.data)}</script>`);
  return { html, policy: policy([css, /<style[^>]*>([\s\S]*)<\/style>/.exec(page.styles)?.[1] ?? ''], [script]) };
}

/** Files of the modules and all they import, without those the entry has loaded anyway. */
function* chunks(keys: string[], manifest: Manifest, seen = new Set<string>()): Generator<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) continue;
    seen.add(key);
    if (!chunk.isEntry) yield chunk.file;
    yield* chunks(chunk.imports ?? [], manifest, seen);
  }
}
