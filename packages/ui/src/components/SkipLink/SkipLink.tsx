import type { ComponentPropsWithRef } from 'react';
import { SkipLinkFrame } from './SkipLink.styles.ts';
import type { Variables } from '../../styles/variables.ts';

export type SkipLinkVariables = Variables<'skip-link', 'background' | 'color' | 'border' | 'radius' | 'font'>;

export interface SkipLinkProps extends ComponentPropsWithRef<'a'> {
  /** Hash with the id of the target, which must be focusable: `#main`. */
  href: string;
}

/** A link past a long part of the page, visible on focus. */
export function SkipLink(props: SkipLinkProps) {
  return <SkipLinkFrame data-component="SkipLink" {...props} />;
}
