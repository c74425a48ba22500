export { SkipLink, type SkipLinkProps, type SkipLinkVariables } from './SkipLink.tsx';
export { skipLinkPositions, type SkipLinkPosition } from './SkipLink.variants.ts';
