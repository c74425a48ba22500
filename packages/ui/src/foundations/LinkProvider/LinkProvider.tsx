import { createContext, useContext, useMemo, type ComponentPropsWithRef, type ComponentType, type ReactNode } from 'react';

/** Props that a router's link must accept; `href` is an internal address as `resolve` returns it. */
export interface RouterLinkProps extends ComponentPropsWithRef<'a'> {
  href: string;
}

export interface LinkProviderProps {
  /** Link component of the router; without one, internal links are plain anchors. */
  component?: ComponentType<RouterLinkProps> | undefined;
  /** Resolves an internal address of the content (`/tickets`) to the final one (`/sv/tickets`). */
  resolve?: ((href: string) => string) | undefined;
  /** Resolves a name of an external address in the content (`ext:discord`); undefined for other addresses. */
  resolveExternal?: ((href: string) => string | undefined) | undefined;
  /** Text in brackets after a link that opens a new tab: "opens in a new tab"; none by default. */
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

/** Gives all links inside it the router's link component, the resolvers of addresses and the text for new tabs. */
export function LinkProvider({ component, resolve = same, resolveExternal = none, newTab, children }: LinkProviderProps) {
  const value = useMemo(() => ({ component, resolve, resolveExternal, newTab }), [component, resolve, resolveExternal, newTab]);
  return <LinkContext value={value}>{children}</LinkContext>;
}

/** The link component (or undefined), the resolvers of addresses, and the text for new tabs. */
export function useLink(): LinkContextValue {
  return useContext(LinkContext);
}
