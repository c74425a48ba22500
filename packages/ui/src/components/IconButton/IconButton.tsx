import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link, type LinkProps } from '../../foundations/LinkProvider/index.ts';
import { Rendered, type RenderElement } from '../../foundations/Rendered.tsx';
import { IconButtonFrame } from './IconButton.styles.ts';
import type { IconButtonVariant } from './IconButton.variants.ts';

interface IconButtonLook {
  /** What it does, in words; the icon is hidden from assistive technology. */
  label: string;
  /** An svg of 24 px that takes `currentColor`. */
  children: ReactNode;
  /** Its frame: a line, a filled ground, or none until it is pointed at. */
  variant?: IconButtonVariant | undefined;
}
export interface IconButtonAsButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'>, IconButtonLook {
  /** Address of a button that is a link; none makes it a button. */
  href?: undefined;
  /** Another element that looks so, as the link of a router with options of its own. */
  render?: RenderElement | undefined;
}
export interface IconButtonAsLinkProps extends Omit<LinkProps, 'children'>, IconButtonLook {
  /** Address of a button that is a link. */
  href: string;
  /** Left out: what has an address is a link already. */
  render?: undefined;
}
export type IconButtonProps = IconButtonAsButtonProps | IconButtonAsLinkProps;

/** A square of 44 px with an icon. With `href` it is a link; with `aria-pressed` it shows that it is on. */
export function IconButton({ label, variant = 'outline', ...rest }: IconButtonProps) {
  const look = { 'data-component': 'IconButton', 'data-variant': variant, 'aria-label': label };
  if (rest.render) return <IconButtonFrame as={Rendered} {...look} {...rest} render={rest.render} />;
  if (rest.href === undefined) return <IconButtonFrame {...look} type="button" {...rest} />;
  return <IconButtonFrame as={Link} {...look} {...rest} />;
}
