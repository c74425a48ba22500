import type { ComponentPropsWithRef } from 'react';
import { requireProps } from '../../styles/misuse.ts';
import type { RenderElement } from '../Rendered.tsx';
import { useLink } from './LinkProvider.tsx';

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** Address: internal (`/tickets`), external, a fragment, or a name that the provider resolves. */
  href: string;
  /** Whether the link opens in a new tab. */
  isExternal?: boolean | undefined;
}

export interface RenderedLinkProps extends Omit<LinkProps, 'href' | 'isExternal'> {
  isExternal?: undefined;
  /** Element to render instead of the link, e.g. a router's link. */
  render: RenderElement;
}

/** Whether an address is a path from the root of this site, e.g. `/tickets`. */
export const isInternal = (href: string): boolean => href.startsWith('/') && !href.startsWith('//');

/** A link that opens a new tab; `newTab` says so after its text. */
export function NewTabLink({ href, newTab, children, ...rest }: Omit<LinkProps, 'isExternal'> & { newTab: string | undefined }) {
  if (process.env.NODE_ENV !== 'production') requireProps('NewTabLink', { href });
  const { resolve } = useLink();
  const name = rest['aria-label'];
  const said = newTab && ` (${newTab})`;
  return (
    <a
      href={isInternal(href) ? resolve(href) : href}
      target="_blank"
      rel="noopener"
      {...rest}
      aria-label={name && said ? name + said : name}
    >
      {children}
      {said && !name && <span className="visually-hidden">{said}</span>}
    </a>
  );
}

/** A link, which uses the provider's component if its address is internal. */
export function Link({ href, isExternal = false, children, ...rest }: LinkProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('Link', { href });
  const { component: RouterLink, resolve, resolveExternal, newTab } = useLink();
  const outside = resolveExternal(href);
  if (isExternal || outside) {
    return (
      <NewTabLink href={outside ?? href} newTab={newTab} {...rest}>
        {children}
      </NewTabLink>
    );
  }
  if (isInternal(href) && RouterLink) {
    return (
      <RouterLink href={resolve(href)} {...rest}>
        {children}
      </RouterLink>
    );
  }
  return (
    <a href={isInternal(href) ? resolve(href) : href} {...rest}>
      {children}
    </a>
  );
}
