import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { SkipLinkFrame } from './SkipLink.styles.ts';
import type { SkipLinkPosition } from './SkipLink.variants.ts';

export interface SkipLinkVariables extends CSSProperties {
  /** Background colour. */
  '--ui-skip-link-background'?: string | undefined;
  /** Text colour. */
  '--ui-skip-link-color'?: string | undefined;
  /** Border, as in CSS `border`. */
  '--ui-skip-link-border'?: string | undefined;
  /** Border radius. */
  '--ui-skip-link-radius'?: string | undefined;
  /** Font family of the text. */
  '--ui-skip-link-font'?: string | undefined;
}

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
