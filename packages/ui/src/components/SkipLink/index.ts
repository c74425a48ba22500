export { SkipLink, type SkipLinkProps, type SkipLinkVariables } from './SkipLink.tsx';
