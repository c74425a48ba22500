import { useMatches } from 'react-router-dom';
import type { PageHandle } from '../routes.tsx';

/** What the route of the shown page knows of it; nothing while a redirect is under way. */
export const usePageHandle = () => useMatches().at(-1)?.handle as PageHandle | undefined;
