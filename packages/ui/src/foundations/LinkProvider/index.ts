export { isInternal, Link, NewTabLink, type LinkProps, type RenderedLinkProps } from './Link.tsx';
export { LinkProvider, useLink, type LinkProviderProps, type RouterLinkProps } from './LinkProvider.tsx';
