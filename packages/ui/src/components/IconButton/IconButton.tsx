import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react';
import { Link, type LinkProps } from '../../foundations/LinkProvider/index.ts';
import { Rendered, type RenderElement } from '../../foundations/Rendered.tsx';
import { IconButtonFrame } from './IconButton.styles.ts';
import type { IconButtonVariant } from './IconButton.variants.ts';

/** Also read by Menu, ThemeSwitcher, FavouriteButton and Carousel. */
export interface IconButtonVariables extends CSSProperties {
  /** Background colour. */
  '--ui-icon-button-background'?: string | undefined;
  /** Icon colour. */
  '--ui-icon-button-color'?: string | undefined;
  /** Border, as in CSS `border`; `plain` and `solid` have their own border colour. */
  '--ui-icon-button-border'?: string | undefined;
  /** Border radius. */
  '--ui-icon-button-radius'?: string | undefined;
}

interface IconButtonLook {
  /** Accessible name; the icon is hidden from assistive technology. */
  label: string;
  /** SVG of 24 px in `currentColor`. */
  children: ReactNode;
  /** Look: an outline, a filled ground, or no frame until hover. */
  variant?: IconButtonVariant | undefined;
}
export interface IconButtonAsButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'>, IconButtonLook {
  href?: undefined;
  /** Element to render instead, e.g. a router's link. */
  render?: RenderElement | undefined;
}
export interface IconButtonAsLinkProps extends Omit<LinkProps, 'children'>, IconButtonLook {
  /** Address of a button that is a link. */
  href: string;
  render?: undefined;
}
export type IconButtonProps = IconButtonAsButtonProps | IconButtonAsLinkProps;

/** A square button of 44 px with an icon; a link with `href`, a toggle with `aria-pressed`. */
export function IconButton({ label, variant = 'outline', ...rest }: IconButtonProps) {
  const look = { 'data-component': 'IconButton', 'data-variant': variant, 'aria-label': label };
  if (rest.render) return <IconButtonFrame as={Rendered} {...look} {...rest} render={rest.render} />;
  if (rest.href === undefined) return <IconButtonFrame {...look} type="button" {...rest} />;
  return <IconButtonFrame as={Link} {...look} {...rest} />;
}
