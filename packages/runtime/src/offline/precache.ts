import type { OfflineFile, OfflineManifest } from './worker/manifest.ts';

export interface OfflineBundle {
  url: string;
  /** Size after compression, bytes. */
  size: number;
  /** 'spare': omitted if all bundles exceed the budget. */
  use: 'shell' | 'rest' | 'spare';
  files: OfflineFile[];
}

export interface OfflineAssets {
  build: string;
  /** Maximum of compressed bytes to store in advance, including `pagesAllowance` for pages (OFFLINE-1). */
  budget: number;
  bundles: OfflineBundle[];
}

export interface OfflineMade extends OfflineFile {
  size: number;
}

const isShell = ({ url }: OfflineFile) => url.endsWith('/offline');
const sum = (all: readonly { size: number }[]) => all.reduce((total, { size }) => total + size, 0);

/** Compressed bytes for pages, whose size is unknown before they are rendered. */
export const pagesAllowance = 450_000;

export type OfflinePages = Pick<OfflineBundle, 'url' | 'files'>;

export function offlineManifest(
  { build, budget, bundles }: OfflineAssets,
  pages: OfflinePages,
  byLang: Readonly<Record<string, OfflinePages>>,
  search: readonly OfflineMade[],
): OfflineManifest {
  const least = bundles.filter(({ use }) => use !== 'spare');
  const isRoomFor = (parts: readonly OfflineBundle[]) => pagesAllowance + sum(parts) + sum(search) <= budget;
  const kept = isRoomFor(bundles) ? bundles : least;
  const found = isRoomFor(kept) ? search : [];
  const taken: Omit<OfflineBundle, 'size'>[] = [{ ...pages, use: 'rest' }, ...kept];
  const files = taken.flatMap(({ use, files }, bundle) => files.map(file => ({ use, file: { ...file, bundle } })));
  const isFirst = ({ use, file }: (typeof files)[number]) => use === 'shell' || isShell(file);
  return {
    build,
    bundles: [...taken, ...Object.values(byLang)].map(({ url }) => url),
    shell: files.filter(isFirst).map(({ file }) => file),
    rest: [...files.filter(one => !isFirst(one)).map(({ file }) => file), ...found.map(({ url, revision }) => ({ url, revision }))],
    pages: Object.fromEntries(
      Object.entries(byLang).map(([lang, { files }], index) => [lang, files.map(file => ({ ...file, bundle: taken.length + index }))]),
    ),
  };
}
