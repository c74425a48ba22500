import { createContext, useContext, useMemo, type ComponentPropsWithRef, type ComponentType, type ReactNode } from 'react';

/** Props of a router's link; `href` is resolved. */
export interface RouterLinkProps extends ComponentPropsWithRef<'a'> {
  href: string;
}

export interface LinkProviderProps {
  /** Link component of the router; default: plain anchors. */
  component?: ComponentType<RouterLinkProps> | undefined;
  /** Resolves an internal address (`/tickets`) to the final one (`/sv/tickets`); default: unchanged. */
  resolve?: ((href: string) => string) | undefined;
  /** Resolves the name of an external address (`ext:discord`); returns undefined for other addresses. */
  resolveExternal?: ((href: string) => string | undefined) | undefined;
  /** Text in brackets, for screen readers, after a link that opens a new tab; default: none. */
  newTab?: string | undefined;
  /** Components whose links use the provider. */
  children?: ReactNode;
}

interface LinkContextValue {
  component: ComponentType<RouterLinkProps> | undefined;
  resolve: (href: string) => string;
  resolveExternal: (href: string) => string | undefined;
  newTab?: string | undefined;
}

const same = (href: string) => href;
const none = () => undefined;
const LinkContext = createContext<LinkContextValue>({ component: undefined, resolve: same, resolveExternal: none });

/** Sets the router's link and the resolvers for all links inside. */
export function LinkProvider({ component, resolve = same, resolveExternal = none, newTab, children }: LinkProviderProps) {
  const value = useMemo(() => ({ component, resolve, resolveExternal, newTab }), [component, resolve, resolveExternal, newTab]);
  return <LinkContext value={value}>{children}</LinkContext>;
}

/** The link component, the resolvers of addresses, and the text for new tabs. */
export function useLink(): LinkContextValue {
  return useContext(LinkContext);
}
