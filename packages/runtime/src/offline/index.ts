export { type OfflineContent, offlineFiles } from './files.ts';
export { pagesAllowance, type OfflineAssets } from './precache.ts';
export { cachedAtHeader } from './worker/addresses.ts';
export type { OfflineManifest, Bundle } from './worker/manifest.ts';
