import { createContext, useContext, useMemo, type ComponentPropsWithRef, type ComponentType, type ReactNode } from 'react';

/** What a router's link component must accept; `href` is always an internal address that starts with `/`. */
export interface RouterLinkProps extends ComponentPropsWithRef<'a'> {
  /** Address, as the part was given it. */
  href: string;
}

export interface LinkProviderProps {
  /** The router's link. Without one, internal links are plain anchors. */
  component?: ComponentType<RouterLinkProps> | undefined;
  /** Turns an internal address of the content (`/tickets`) into the one to write (`/sv/tickets`). */
  resolve?: ((href: string) => string) | undefined;
  /** Said in brackets after the words of a link that opens a new tab: "öppnas i ny flik"; nothing without it. */
  newTab?: string | undefined;
  /** What links through that component. */
  children?: ReactNode;
}

interface LinkContextValue {
  component: ComponentType<RouterLinkProps> | undefined;
  resolve: (href: string) => string;
  newTab?: string | undefined;
}

const same = (href: string) => href;
const LinkContext = createContext<LinkContextValue>({ component: undefined, resolve: same });

/** Gives every link below the router's link component, the address prefix and the words for new tabs, so that components know no router. */
export function LinkProvider({ component, resolve = same, newTab, children }: LinkProviderProps) {
  const value = useMemo(() => ({ component, resolve, newTab }), [component, resolve, newTab]);
  return <LinkContext value={value}>{children}</LinkContext>;
}

/** The provided link component (or undefined), the function that completes internal addresses, and what is said of new tabs. */
export function useLink(): LinkContextValue {
  return useContext(LinkContext);
}
