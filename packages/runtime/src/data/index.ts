export type { Api, ContentApi } from './api.ts';
export { contentApi } from './content-api.ts';
export { readPage } from './documentData.ts';
export { DataNotice } from './DataNotice.tsx';
export { noNotices } from './notices.ts';
export type { LoadContext, Loaded, PageModule } from './page.ts';
export { passRevision } from './revisions.ts';
export { useLiveNotices } from './useLiveNotices.ts';
export { type Source, useLoaded } from './useLoaded.ts';
