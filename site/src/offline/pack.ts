import type { OfflineFile, OfflineManifest } from './worker/manifest.ts';

/** Pages whose HTML is kept in both languages. All others hydrate offline too, by script, texts and the offline page. */
export const offlinePages = ['offline', 'home', 'schedule', 'tickets', 'faq', 'eventrules', 'eventinfo', 'universe/districts'];

/** Files that come in one. */
export interface OfflineParcel {
  /** Where they are together. */
  url: string;
  /** Bytes over the wire. */
  size: number;
  /** `shell` hydrates a page; `spare` is left out where there is too much. */
  use: 'shell' | 'rest' | 'spare';
  files: OfflineFile[];
}

/** What the build gives to keep: all but what is made from the content. */
export interface OfflineAssets {
  build: string;
  /** Bytes over the wire of all that is kept, pages included (OFFLINE-1). */
  budget: number;
  parcels: OfflineParcel[];
}

/** A file made from the content that comes by itself. */
export interface OfflineMade extends OfflineFile {
  /** Bytes over the wire. */
  size: number;
}

const isShell = ({ url }: OfflineFile) => url.endsWith('/offline');
const sum = (all: readonly { size: number }[]) => all.reduce((total, { size }) => total + size, 0);

/**
 * What `/offline.json` says: all that a device keeps. Over the budget the spare pictures go first, then the search.
 * @param pages those that are kept, with revisions that change with what their addresses answer: their ETags without quotes,
 *   so that a page that was opened is not fetched again
 * @param search what the search looks through
 */
export function offlineManifest(
  { build, budget, parcels }: OfflineAssets,
  pages: Pick<OfflineParcel, 'url' | 'size' | 'files'>,
  search: readonly OfflineMade[],
): OfflineManifest {
  const all: OfflineParcel[] = [{ ...pages, use: 'rest' }, ...parcels];
  const least = all.filter(({ use }) => use !== 'spare');
  const isRoomFor = (parts: readonly { size: number }[]) => sum(parts) + sum(search) <= budget;
  const taken = isRoomFor(all) ? all : least;
  const found = isRoomFor(taken) ? search : [];
  const files = taken.flatMap(({ use, files }, parcel) => files.map(file => ({ use, file: { ...file, parcel } })));
  const isFirst = ({ use, file }: (typeof files)[number]) => use === 'shell' || isShell(file);
  return {
    build,
    parcels: taken.map(({ url }) => url),
    shell: files.filter(isFirst).map(({ file }) => file),
    rest: [...files.filter(one => !isFirst(one)).map(({ file }) => file), ...found.map(({ url, revision }) => ({ url, revision }))],
  };
}
