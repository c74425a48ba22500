import type { OfflineFile, OfflineManifest } from './worker/manifest.ts';

/** Pages whose HTML is kept in both languages. All others hydrate offline too, by script, texts and the offline page. */
export const offlinePages = ['offline', 'home', 'schedule', 'tickets', 'faq', 'eventrules', 'eventinfo', 'universe/districts'];

/** Bytes that come by later: four pages as they are opened, and the answers of the API. */
const laterBytes = 190_000;
/** Of a page that was not weighed. */
const usualPage = 27_000;

/** A file of the build that is kept. */
export interface OfflineAsset extends OfflineFile {
  /** Bytes over the wire. */
  size: number;
}

/** What the build gives to keep: all but what is made from the content. */
export interface OfflineAssets {
  build: string;
  /** Bytes over the wire that a device may keep, pages included (OFFLINE-1). */
  budget: number;
  shell: OfflineAsset[];
  rest: OfflineAsset[];
}

/** A page or file made from the content, as it is now. */
export interface OfflinePage {
  url: string;
  /** Changes with what the address answers: its ETag without quotes, so that a page that was opened is not fetched again. */
  revision: string;
  /** Bytes over the wire, where they are known. */
  size?: number;
}

const isShell = ({ url }: OfflineFile) => url.endsWith('/offline');
const isSearch = ({ url }: OfflineFile) => /^\/(?:assets\/)?search\//.test(url);
const isSparePicture = ({ url }: OfflineFile) => /^\/img\/(?!map|icons|hero\/sleeve-)/.test(url);

/**
 * What `/offline.json` says: all that a device keeps. Over the budget the heaviest pictures go first, never maps and
 * icons, which visitors need at the festival; then the search.
 */
export function offlineManifest(assets: OfflineAssets, pages: readonly OfflinePage[]): OfflineManifest {
  const weighed = pages.map(page => ({ size: usualPage, ...page }));
  const all = [...weighed, ...assets.shell, ...assets.rest];
  let over = all.reduce((sum, { size }) => sum + size, laterBytes) - assets.budget;
  const spared = new Set<OfflineFile>();
  for (const isSpare of [isSparePicture, isSearch]) {
    for (const file of all.filter(isSpare).toSorted((a, b) => b.size - a.size)) {
      if (over <= 0) break;
      spared.add(file);
      over -= file.size;
    }
  }
  const listed = (files: OfflineAsset[]) => files.filter(file => !spared.has(file)).map(({ url, revision }) => ({ url, revision }));
  return {
    build: assets.build,
    shell: listed([...weighed.filter(isShell), ...assets.shell]),
    rest: listed([...weighed.filter(page => !isShell(page)), ...assets.rest]),
  };
}
