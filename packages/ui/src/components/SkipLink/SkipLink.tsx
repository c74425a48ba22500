import type { ComponentPropsWithRef } from 'react';
import { SkipLinkFrame } from './SkipLink.styles.ts';
import type { Variables } from '../../styles/variables.ts';

/** `page` opens at the top of the window, `inline` in place (before schedule and map). */
export const skipLinkPositions = ['page', 'inline'] as const;
export type SkipLinkPosition = (typeof skipLinkPositions)[number];

export type SkipLinkVariables = Variables<'skip-link', 'background' | 'color' | 'border' | 'radius' | 'font'>;

export interface SkipLinkProps extends ComponentPropsWithRef<'a'> {
  /** Hash with the id of the target: `#main`. The target needs `tabIndex={-1}` unless it is focusable. */
  href: string;
  /** Position in which it opens: above the page, or in place, before a part with many tab stops. */
  position?: SkipLinkPosition | undefined;
}

/** A link past a long part of the page, visible while it has focus. */
export function SkipLink({ position = 'page', ...rest }: SkipLinkProps) {
  return <SkipLinkFrame data-component="SkipLink" data-position={position} {...rest} />;
}
