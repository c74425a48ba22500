export { SkipLink, type SkipLinkProps, type SkipLinkVariables, skipLinkPositions, type SkipLinkPosition } from './SkipLink.tsx';
