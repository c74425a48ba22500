import type { ComponentPropsWithRef } from 'react';
import { SkipLinkFrame } from './SkipLink.styles.ts';
import type { SkipLinkPosition } from './SkipLink.variants.ts';
import type { Variables } from '../../styles/variables.ts';

export type SkipLinkVariables = Variables<'skip-link', 'background' | 'color' | 'border' | 'radius' | 'font'>;

export interface SkipLinkProps extends ComponentPropsWithRef<'a'> {
  /** Hash of the target's id: `#main`. The target needs `tabIndex={-1}` unless it is focusable. */
  href: string;
  /** Where it opens: above the page, or in place, before a part with many tab stops. */
  position?: SkipLinkPosition | undefined;
}

/** A link past a long part of the page, visible while it has focus. */
export function SkipLink({ position = 'page', ...rest }: SkipLinkProps) {
  return <SkipLinkFrame data-component="SkipLink" data-position={position} {...rest} />;
}
