import { createHash } from 'node:crypto';
import type { Manifest } from 'vite';
import type { DocumentData } from './behaviours/page.ts';
import type { PageData } from './data/page.ts';
import type { Texts } from './i18n.ts';
import type { OfflineAssets } from './offline/pack.ts';
import { scriptJson, withTextsJson } from './scriptJson.ts';

/** The client build's part of the pages: `assets.json` next to the server's bundle. */
export interface Assets {
  template: string;
  manifest: Manifest;
  /** Address of the style sheet of all pages. */
  styles: string;
  boot: string;
  /** The inline script of pages that React hydrates. */
  bootHydrated: string;
  /** Address of the script of every page. */
  site: string;
  /** Address of the script that hydrates islands. */
  islands: string;
  /** Address of the script for countdowns and picks until hydration. */
  early: string;
  build: string;
  texts: Record<string, Texts>;
  /** Redirects of frozen years. */
  redirects: readonly (readonly [from: string, to: string])[];
  offline: OfflineAssets;
}

/** A rendered page, before it is put into the document. */
export interface Rendered {
  html: string;
  head: string;
  data: PageData | DocumentData;
  /** Epoch ms until which the served page is correct. */
  until: number;
  /** Source modules of the page: keys of the client build's manifest. */
  modules: string[];
}

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

export interface PolicyOptions {
  scripts: readonly string[];
  /** Other origins that pages may send to: the analytics host, if any. */
  connect?: readonly string[];
  /** Other origins in frames (SEC-8). */
  frames?: readonly string[];
}

/** Own origin, inline scripts by hash, Trusted Types (`trusted.ts`). Style attributes are admitted: they run no script (docs/threat-model.md). */
export function policy({ scripts, connect = [], frames = [] }: PolicyOptions): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.map(sha).join(' ')}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ['connect-src', "'self'", ...connect].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    ['frame-src', ...(frames.length > 0 ? frames : ["'none'"])].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    "frame-ancestors 'none'",
  ].join('; ');
}

/** All documents of a build have one policy. */
export function documentWriter(
  assets: Assets,
  hosts: Pick<PolicyOptions, 'connect' | 'frames'>,
): (page: Rendered) => { html: string; policy: string } {
  const entryFiles = entryScripts(assets.manifest);
  const entry = escapeAttribute(entryFiles.join(' '));
  const template = assets.template
    .replace(/<script type="module"[^>]*><\/script>\s*/g, '')
    .replace(/<link rel="(?:stylesheet|modulepreload)"[^>]*>\s*/g, '');
  const [start = '', beforeHead = '', beforeApp = '', beforeData = '', end = ''] = template.split(
    /<html lang="sv"|<!--(?:head|app|data)-->/,
  );
  const preloadOf = memoize((modules: string) =>
    escapeAttribute(
      [...chunks(modules.split(' ').filter(Boolean), assets.manifest)]
        .map(file => `/${file}`)
        .filter(file => !entryFiles.includes(file))
        .join(' '),
    ),
  );
  const styles = `<link rel="stylesheet" href="${assets.styles}">`;
  const pagePolicy = policy({ scripts: [assets.boot, assets.bootHydrated], ...hosts });
  return ({ head, html, data, until, modules }) => {
    // Values that differ by page are attributes: in the script they would change its hash.
    const isHydrated = 'loaderData' in data;
    const preload = isHydrated ? ` data-preload="${preloadOf(modules.join(' '))}"` : '';
    const script = `<script data-entry="${entry}"${preload} data-until="${until}">${isHydrated ? assets.bootHydrated : assets.boot}</script>`;
    const site = `<script type="module" src="${assets.site}" data-islands="${assets.islands}"${isHydrated ? '' : ' data-kind="document"'}></script>`;
    const isLively = [' data-component="Countdown"', ' data-part="favourite"'].some(part => html.includes(part));
    const early = isHydrated && isLively ? `<script type="module" src="${assets.early}"></script>` : '';
    return {
      html: [
        start,
        `<html lang="${data.lang}"`,
        beforeHead,
        styles + head + fontPreloads + script + site + early,
        beforeApp,
        html,
        beforeData,
        dataElement(data),
        end,
      ].join(''),
      policy: pagePolicy,
    };
  };
}

export function dataElement(page: PageData | DocumentData): string {
  const { texts, ...data } = 'texts' in page ? page : { ...page, texts: undefined };
  return `<script type="application/json" id="page-data">${texts ? withTextsJson(data, texts) : scriptJson(data)}</script>`;
}

/** Maximum of cached results. */
const mostKept = 2000;

function memoize<T>(make: (key: string) => T): (key: string) => T {
  const kept = new Map<string, T>();
  return key => {
    let value = kept.get(key);
    if (value === undefined) {
      if (kept.size >= mostKept) kept.clear();
      kept.set(key, (value = make(key)));
    }
    return value;
  };
}

/** Fonts of every first screen; the third one, for pixel labels, loads on demand. */
const firstFonts = ['anybody', 'familjen-grotesk'];
const fontPreloads = firstFonts
  .map(name => `<link rel="preload" href="/fonts/${name}.woff2" as="font" type="font/woff2" crossorigin>`)
  .join('');

/** Files of the modules and their imports, without those that the entry loads. */
export function* chunks(keys: string[], manifest: Manifest, seen = new Set<string>()): Generator<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) continue;
    seen.add(key);
    if (!chunk.isEntry) yield chunk.file;
    yield* chunks(chunk.imports ?? [], manifest, seen);
  }
}

/** The scripts that start a page. Their names change with any script or text, so they identify the build. */
export const entryScripts = (manifest: Manifest) => inOrder('index.html', manifest).map(file => `/${file}`);

function inOrder(key: string, manifest: Manifest, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [...(chunk.imports ?? []).flatMap(imported => inOrder(imported, manifest, seen)), chunk.file];
}
