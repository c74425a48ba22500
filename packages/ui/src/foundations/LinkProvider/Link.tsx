import type { ComponentPropsWithRef } from 'react';
import { useLink } from './LinkProvider.tsx';

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** Internal (`/tickets`), external (`https:`, `mailto:`) or local (`#faq`) address. */
  href: string;
  /** Opens in a new tab. */
  isExternal?: boolean | undefined;
}

/** True for addresses of this site, which the router may take over. */
export const isInternal = (href: string): boolean => href.startsWith('/') && !href.startsWith('//');

/** A link: internal addresses go through the provider's component, all others are plain anchors. */
export function Link({ href, isExternal = false, children, ...rest }: LinkProps) {
  const { component: RouterLink, resolve } = useLink();
  const tab = isExternal ? { target: '_blank', rel: 'noopener' } : {};
  if (isInternal(href) && RouterLink && !isExternal) {
    return (
      <RouterLink href={resolve(href)} {...rest}>
        {children}
      </RouterLink>
    );
  }
  return (
    <a href={isInternal(href) ? resolve(href) : href} {...tab} {...rest}>
      {children}
    </a>
  );
}
