import { useMatches } from 'react-router-dom';
import type { Page } from '../sitemap.ts';

export interface PageHandle extends Page {
  /** Requests the data of the address again; 'reload' bypasses every cache. */
  refetch: (pathname: string, cache?: RequestCache) => Promise<void>;
}

/** Undefined during a redirect. */
export const usePageHandle = () => useMatches().at(-1)?.handle as PageHandle | undefined;
