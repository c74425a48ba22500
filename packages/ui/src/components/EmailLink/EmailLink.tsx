import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Icon, mailGlyph } from '../Icon/index.ts';
import { EmailFrame } from './EmailLink.styles.ts';

export interface EmailLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'children'> {
  /** Gives the address when it is asked for, so that it never stands in the served HTML. */
  getAddress: () => string;
  /** Whom one writes to; always shown. */
  children: ReactNode;
  /** Shows the address itself beside the name once it is known. */
  hasAddress?: boolean | undefined;
  /** With an envelope before the words. */
  hasIcon?: boolean | undefined;
}

/**
 * An e-mail link that learns its address only on hover, focus or touch. Until then it is a link that leads
 * nowhere yet, reachable by keyboard like any other.
 */
export function EmailLink({ getAddress, children, hasAddress = true, hasIcon = true, ...rest }: EmailLinkProps) {
  const [address, setAddress] = useState<string>();
  const reveal = () => setAddress(known => known ?? getAddress());
  const { onPointerEnter, onPointerDown, onFocus, ...others } = rest;
  return (
    <EmailFrame
      data-component="EmailLink"
      href={address ? `mailto:${address}` : undefined}
      role={address ? undefined : 'link'}
      tabIndex={0}
      {...others}
      onPointerEnter={event => {
        onPointerEnter?.(event);
        reveal();
      }}
      onPointerDown={event => {
        onPointerDown?.(event);
        reveal();
      }}
      onFocus={event => {
        onFocus?.(event);
        reveal();
      }}
    >
      {hasIcon && <Icon glyph={mailGlyph} />}
      <span>{children}</span>
      {hasAddress && address && <span data-part="address"> {address}</span>}
    </EmailFrame>
  );
}
