import type { ComponentPropsWithRef } from 'react';
import { SkipLinkFrame } from './SkipLink.styles.ts';
import type { SkipLinkPosition } from './SkipLink.variants.ts';

export interface SkipLinkProps extends ComponentPropsWithRef<'a'> {
  /** Id of the target with its hash: `#main`. The target needs `tabIndex={-1}` if it takes no focus of its own. */
  href: string;
  /** Above the page, or where it stands: before a part that is long to tab through. */
  position?: SkipLinkPosition | undefined;
}

/** A link past a long part of the page; it shows while it has focus. */
export function SkipLink({ position = 'page', ...rest }: SkipLinkProps) {
  return <SkipLinkFrame data-component="SkipLink" data-position={position} {...rest} />;
}
