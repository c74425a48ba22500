export { isInternal, Link, NewTabLink, type LinkProps } from './Link.tsx';
export { LinkProvider, useLink, type LinkProviderProps, type RouterLinkProps } from './LinkProvider.tsx';
