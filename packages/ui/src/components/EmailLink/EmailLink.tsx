import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Icon, mailGlyph } from '../Icon/index.ts';
import { EmailFrame } from './EmailLink.styles.ts';

export interface EmailLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'children'> {
  /** Returns the address on demand, so that it is never in the served HTML. */
  getAddress: () => string;
  /** Name of the recipient, always shown. */
  children: ReactNode;
  /** Whether the address is shown after the name once it is known. */
  hasAddress?: boolean | undefined;
  /** Whether an envelope icon is shown. */
  hasIcon?: boolean | undefined;
}

/** An e-mail link that gets its address only on hover, focus or touch; until then it is a focusable link without a target. */
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
