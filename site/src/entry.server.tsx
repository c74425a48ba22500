import { readFileSync } from 'node:fs';
import type { Renderer } from '@tand/server';
import { documentWriter, previewDrawer, type Assets } from '@tand/runtime/render';
import { framed } from './framed.ts';
import { createSiteRenderer } from './renderer.tsx';

export { createSiteRenderer } from './renderer.tsx';
export { pageAt, redirects } from './sitemap.ts';

export async function createRenderer({ cache }: { cache?: string } = {}): Promise<Renderer> {
  const assets = JSON.parse(readFileSync(new URL('assets.json', import.meta.url), 'utf8')) as Assets;
  const connect = __ANALYTICS__ ? [__ANALYTICS__.host] : [];
  return createSiteRenderer({
    build: assets.build,
    texts: assets.texts,
    redirects: assets.redirects,
    offline: assets.offline,
    draw: previewDrawer(new URL('../client/img/og/blank/', import.meta.url), cache),
    write: documentWriter(assets, { connect, frames: framed }),
  });
}
