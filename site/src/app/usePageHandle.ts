import { useMatches } from 'react-router-dom';
import type { Page } from '../sitemap.ts';

/** Undefined during a redirect. */
export const usePageHandle = () => useMatches().at(-1)?.handle as Page | undefined;
