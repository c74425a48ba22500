export { SkipLink, type SkipLinkProps } from './SkipLink.tsx';
export { skipLinkPositions, type SkipLinkPosition } from './SkipLink.variants.ts';
export type { SkipLinkVariables } from './SkipLink.tsx';
