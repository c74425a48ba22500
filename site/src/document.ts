import { createHash } from 'node:crypto';
import type { Manifest } from 'vite';
import { covers, parseSheet, merge, sheetText } from './critical.ts';
import type { PageData } from './data/page.ts';
import type { Texts } from './i18n.ts';
import type { OfflineAssets } from './offline/pack.ts';
import { styleElement } from './pageStyles.ts';
import { scriptJson } from './scriptJson.ts';

/** What the client's build left for the pages; `assets.json` beside the server's bundle. */
export interface Assets {
  template: string;
  manifest: Manifest;
  /** Tokens and base styles, inlined in each page: one round trip fewer on a bad network. */
  css: string;
  /** The boot script, minified; the same on every page. */
  boot: string;
  /** Address of the script that counts down, keeps picks and moves the line of the present while a page is not hydrated. */
  early: string;
  /** The same with what shows the days and kinds of the programme. */
  earlyProgramme: string;
  /** Tells this build from others. */
  build: string;
  /** All copy by language. */
  texts: Record<string, Texts>;
  /** Addresses of frozen years that lead elsewhere: from, to. */
  redirects: readonly (readonly [from: string, to: string])[];
  /** What a device keeps of the build. */
  offline: OfflineAssets;
  /** Critical CSS that several kinds of pages share, and which of them stands for a kind (its module). */
  sheets: { texts: readonly string[]; of: Readonly<Record<string, number>> };
}

/** A page as React leaves it, before it is put into the template. */
export interface Rendered {
  /** Module that shows its kind. */
  kind: string;
  html: string;
  head: string;
  /** Critical CSS: the rules of all it shows. */
  critical: string;
  data: PageData;
  /** Epoch ms until which the served page is correct. */
  until: number;
  /** Source modules the page needs, keys of the client build's manifest. */
  modules: string[];
}

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

export interface PolicyOptions {
  /** Contents of the inline `<style>` elements that occur. */
  styles: readonly string[];
  /** Contents of the inline scripts that occur. */
  scripts: readonly string[];
  /** Other origins that pages may send to; none unless the build counts its visitors. */
  connect?: readonly string[];
  /** Other origins that pages may show in frames (SEC-8). */
  frames?: readonly string[];
}

/**
 * The policy of all pages: everything of our own origin, inline style and script by their hashes only, and no text becomes
 * HTML or a script but what `trusted.ts` names. styled-components
 * moves its critical CSS into an empty `<style>` it makes itself; the hash of the empty text admits exactly that.
 */
export function policy({ styles, scripts, connect = [], frames = [] }: PolicyOptions): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.map(sha).join(' ')}`,
    `style-src 'self' ${[...styles, ''].map(sha).join(' ')}`,
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

/**
 * Writes pages as they are sent, each with the policy for it alone. Kinds of pages share critical CSS, so that a host which
 * takes one policy for all of them needs few hashes; a page that needs more than its kind did at the build carries a text of
 * its own. What is the same on many pages is put together once.
 */
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
  const stylesOf = memoize((kind: string) =>
    memoize((own: string) => {
      const critical = sharedCss(kind, own, assets.sheets);
      return {
        html: `<style>${assets.css}</style>${styleElement(critical)}`,
        policy: policy({ styles: [assets.css, critical], scripts: [assets.boot], ...hosts }),
      };
    }),
  );
  return ({ kind, critical, head, html, data, until, modules }) => {
    const styles = stylesOf(kind)(critical);
    // What differs from page to page stands in attributes, or each page's script would need a hash of its own.
    const script = `<script data-entry="${entry}" data-preload="${preloadOf(modules.join(' '))}" data-until="${until}">${assets.boot}</script>`;
    const isLively = [' data-component="Countdown"', ' data-part="favourite"', ' data-zero="'].some(part => html.includes(part));
    const src = html.includes(' data-component="DayPicker"') ? assets.earlyProgramme : assets.early;
    const early = isLively ? `<script type="module" src="${src}"></script>` : '';
    return {
      html: [
        start,
        `<html lang="${data.lang}"`,
        beforeHead,
        head + fontPreloads + styles.html + script + early,
        beforeApp,
        html,
        beforeData,
        dataElement(data),
        end,
      ].join(''),
      policy: styles.policy,
    };
  };
}

/** What a page tells its scripts. */
export const dataElement = ({ texts, ...data }: PageData) =>
  `<script type="application/json" id="page-data">${scriptJson(data).slice(0, -1)},"texts":${textsJson(texts)}}</script>`;

const jsonOf = new WeakMap<Texts, string>();
/** Pages of a kind share their texts. */
function textsJson(texts: Texts): string {
  let json = jsonOf.get(texts);
  if (json === undefined) jsonOf.set(texts, (json = scriptJson(texts)));
  return json;
}

function sharedCss(kind: string, own: string, { texts, of }: Assets['sheets']): string {
  const shared = texts[of[kind] ?? -1];
  if (shared === undefined) return own;
  const [sheet, wanted] = [parseSheet(shared), parseSheet(own)];
  return covers(sheet, wanted) ? shared : sheetText(merge(sheet, wanted));
}

/** Different answers that are remembered at most. */
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

/** Those that the first screen of every page is set in; the third, for pixel labels, comes when one is met. */
const firstFonts = ['anybody', 'familjen-grotesk'];
const fontPreloads = firstFonts
  .map(name => `<link rel="preload" href="/fonts/${name}.woff2" as="font" type="font/woff2" crossorigin>`)
  .join('');

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
