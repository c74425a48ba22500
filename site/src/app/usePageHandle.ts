import { useMatches } from 'react-router-dom';
import type { Page } from '../sitemap.ts';

/** What a route knows of its page. */
export interface PageHandle extends Page {
  /** Asks the API again for what the address shows; 'reload' past every cache. */
  refetch: (pathname: string, cache?: RequestCache) => Promise<void>;
}

/** What the route of the shown page knows of it; nothing while a redirect is under way. */
export const usePageHandle = () => useMatches().at(-1)?.handle as PageHandle | undefined;
