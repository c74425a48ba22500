import { useEffect, useMemo, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { mergeRefs } from '../../foundations/mergeRefs.ts';
import { Icon, mailGlyph } from '../Icon/index.ts';
import { attachEmailLink, encodeAddress } from './attachEmailLink.ts';
import { EmailFrame } from './EmailLink.styles.ts';

export interface EmailLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'children'> {
  /** E-mail address, encoded in the served HTML. */
  address: string;
  /** Name of the recipient. */
  children: ReactNode;
}

/** A link that reveals its e-mail address on hover, focus or press. */
export function EmailLink({ address, children, ref, ...rest }: EmailLinkProps) {
  const root = useRef<HTMLAnchorElement>(null);
  useEffect(() => attachEmailLink(root.current!), []);
  return (
    <EmailFrame
      data-component="EmailLink"
      data-address={encodeAddress(address)}
      role="link"
      tabIndex={0}
      {...rest}
      ref={useMemo(() => mergeRefs(root, ref), [ref])}
    >
      <Icon glyph={mailGlyph} />
      <span>{children}</span>
      <span data-part="address" hidden />
    </EmailFrame>
  );
}
