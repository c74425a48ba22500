export { type OfflineAssets, type OfflinePages, offlineManifest } from './precache.ts';
export { keptAtHeader } from './worker/addresses.ts';
export type { OfflineManifest, Parcel } from './worker/manifest.ts';
