import { createHash } from 'node:crypto';
import type { DocumentData } from '../data/documentData.ts';
import type { Texts } from '../i18n/i18n.ts';
import type { OfflineAssets } from '../offline/precache.ts';
import type { DrawPreview } from './drawPreview.ts';
import { scriptJson } from './scriptJson.ts';

/** `assets.json` next to the server's bundle. */
export interface Assets {
  template: string;
  firstStyles: string;
  styles: string;
  fewStyles: { href: string; text: string };
  fewParts: readonly string[];
  boot: string;
  site: string;
  islands: string;
  /** Addresses of scripts by the name of the island's module. */
  preload: Readonly<Record<string, readonly string[]>>;
  build: string;
  texts: Record<string, Texts>;
  redirects: readonly (readonly [from: string, to: string])[];
  offline: OfflineAssets;
}

export interface Rendered {
  html: string;
  head: string;
  data: DocumentData;
  idle: readonly string[];
}

export interface RendererOptions extends Pick<Assets, 'build' | 'texts'>, Partial<Pick<Assets, 'offline' | 'redirects'>> {
  draw?: DrawPreview;
  write: (page: Rendered) => { html: string; policy: string } | Promise<{ html: string; policy: string }>;
}

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export interface PolicyOptions {
  scripts: readonly string[];
  styles?: readonly string[];
  connect?: readonly string[];
  /** Other origins in frames (SEC-8). */
  frames?: readonly string[];
}

/** Style attributes are allowed, as they run no script (docs/threat-model.md). */
export function policy({ scripts, styles = [], connect = [], frames = [] }: PolicyOptions): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.map(sha).join(' ')}`,
    ["style-src 'self'", ...styles.map(sha)].join(' '),
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

const endOfFirstScreen = '<template data-styles=""></template>';

const linkOf = (href: string) => `<link rel="stylesheet" href="${href}">`;
const styleOf = (text: string) => `<style>${text}</style>`;

/** Firefox shows what follows only after this script, which waits for the style sheets before it. */
const waiting = ' ';

/** All documents of a build have one policy. */
export function documentWriter(assets: Assets, hosts: Pick<PolicyOptions, 'connect' | 'frames'>) {
  const { template, firstStyles, styles, fewStyles, fewParts, boot, site, islands, preload, build } = assets;
  const [start = '', beforeHead = '', beforeApp = '', beforeData = '', end = ''] = template
    .replace(/<script type="module"[^>]*><\/script>\s*/g, '')
    .replace(/<link rel="(?:stylesheet|modulepreload)"[^>]*>\s*/g, '')
    .split(/<html lang="sv"|<!--(?:head|app|data)-->/);
  const hasFewParts = new RegExp(`data-component="(?:${fewParts.join('|')})"`);
  // The build id is an attribute: in the text, it would change the script's hash in the policy.
  const bootScript = `<script data-build="${build}">${boot}</script>`;
  // A low priority leaves the connection to the style sheet.
  const scriptOf = (idle: readonly string[]) => {
    const ahead = new Set(idle.flatMap(name => preload[name]!));
    return `<script type="module" fetchpriority="low" src="${site}" data-islands="${islands}" data-preload="${[...ahead].join(' ')}"></script>`;
  };
  const pagePolicy = policy({ scripts: [boot, waiting], styles: [firstStyles, fewStyles.text], ...hosts });
  return ({ head, html, data, idle }: Rendered) => {
    // Without `EndOfFirstScreen`, the complete page waits for the linked styles.
    const [first, rest] = html.includes(endOfFirstScreen) ? html.split(endOfFirstScreen) : ['', html];
    const isFewFirst = hasFewParts.test(first!);
    const inline = styleOf(firstStyles) + (isFewFirst ? styleOf(fewStyles.text) : '');
    const linked = (!isFewFirst && hasFewParts.test(rest!) ? linkOf(fewStyles.href) : '') + linkOf(styles);
    return {
      html: [
        start,
        `<html lang="${data.lang}"`,
        beforeHead,
        inline + head + fontPreloads + bootScript + scriptOf(idle),
        beforeApp,
        `${first}${linked}<script>${waiting}</script>${rest}`,
        beforeData,
        dataElement(data),
        end,
      ].join(''),
      policy: pagePolicy,
    };
  };
}

export const dataElement = (page: DocumentData): string => `<script type="application/json" id="page-data">${scriptJson(page)}</script>`;

/** Preloaded, so that texts do not move when the fonts arrive. */
const firstFonts = ['anybody', 'familjen-grotesk'];
const fontPreloads = firstFonts
  .map(name => `<link rel="preload" href="/fonts/${name}.woff2" as="font" type="font/woff2" crossorigin>`)
  .join('');
