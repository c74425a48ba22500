import type { ComponentPropsWithRef } from 'react';
import { Link, type LinkProps } from '../../foundations/LinkProvider/index.ts';
import { Rendered, type RenderElement } from '../../foundations/Rendered.tsx';
import { ButtonFrame } from './Button.styles.ts';
import { buttonDefaults, type ButtonSize, type ButtonVariant } from './Button.variants.ts';

interface ButtonLook {
  /** `primary` is what you strike, `schedule` is always about when. */
  variant?: ButtonVariant | undefined;
  /** Small in bars, large for the one action of a section. */
  size?: ButtonSize | undefined;
  /** Fills the width of its parent. */
  isFullWidth?: boolean | undefined;
}
export interface ButtonAsButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {
  /** Address of a button that is a link; none makes it a button. */
  href?: undefined;
  /** Another element that looks so, as the link of a router with options of its own; words and handlers may stand on either. */
  render?: RenderElement | undefined;
}
export interface ButtonAsLinkProps extends LinkProps, ButtonLook {
  /** Left out: what has an address is a link already. */
  render?: undefined;
}
export type ButtonProps = ButtonAsButtonProps | ButtonAsLinkProps;

/** The one button. With `href` it is a link that looks like it. */
export function Button({ variant = buttonDefaults.variant, size = buttonDefaults.size, isFullWidth = false, ...rest }: ButtonProps) {
  const look = { 'data-component': 'Button', 'data-variant': variant, 'data-size': size, 'data-full': isFullWidth || undefined };
  if (rest.render) return <ButtonFrame as={Rendered} {...look} {...rest} render={rest.render} />;
  if (rest.href === undefined) return <ButtonFrame {...look} type="button" {...rest} />;
  return <ButtonFrame as={Link} {...look} {...rest} />;
}
