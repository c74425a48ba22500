import { readFileSync } from 'node:fs';
import type { Renderer } from '@tand/server';
import { documentWriter, type Assets } from './document.ts';
import { framed } from './framed.ts';
import { createSiteRenderer } from './renderer.tsx';

export { dataElement, documentWriter, type Assets, type Rendered } from './document.ts';
export { styleElement } from './pageStyles.ts';
export { createSiteRenderer } from './renderer.tsx';
export { pageAt, redirects } from './sitemap.ts';

/** The renderer of a finished build, from what the build left beside this bundle. */
export async function createRenderer(): Promise<Renderer> {
  const assets = JSON.parse(readFileSync(new URL('assets.json', import.meta.url), 'utf8')) as Assets;
  const connect = __ANALYTICS__ ? [__ANALYTICS__.host] : [];
  return createSiteRenderer({
    build: assets.build,
    texts: assets.texts,
    redirects: assets.redirects,
    offline: assets.offline,
    write: documentWriter(assets, { connect, frames: framed }),
  });
}
