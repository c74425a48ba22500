import type { ComponentPropsWithRef, ReactNode } from 'react';
import { requireName } from '../../styles/misuse.ts';
import { Link, type LinkProps } from '../../foundations/LinkProvider/index.ts';
import { Rendered, type RenderElement } from '../../foundations/Rendered.tsx';
import { IconButtonFrame } from './IconButton.styles.ts';
import type { Variables } from '../../styles/variables.ts';

export type IconButtonVariables = Variables<'icon-button', 'background' | 'color' | 'border' | 'radius'>;

interface IconButtonLook {
  /** Accessible name. */
  label: string;
  /** Icon: an SVG of 24 px in `currentColor`. */
  children: ReactNode;
}
export interface IconButtonAsButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'>, IconButtonLook {
  href?: undefined;
  /** Element to render instead of a `button`. */
  render?: RenderElement | undefined;
}
export interface IconButtonAsLinkProps extends Omit<LinkProps, 'children'>, IconButtonLook {
  render?: undefined;
}
export type IconButtonProps = IconButtonAsButtonProps | IconButtonAsLinkProps;

/** A square button of 44 px with an icon; with `href`, a link that looks like one. */
export function IconButton({ label, ...rest }: IconButtonProps) {
  if (process.env.NODE_ENV !== 'production') requireName('An IconButton', label, rest['aria-labelledby']);
  const look = { 'data-component': 'IconButton', 'aria-label': label };
  if (rest.render) return <IconButtonFrame as={Rendered} {...look} {...rest} render={rest.render} />;
  if (rest.href === undefined) return <IconButtonFrame {...look} type="button" {...rest} />;
  return <IconButtonFrame as={Link} {...look} {...rest} />;
}
