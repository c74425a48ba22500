import { checkValues, requireName } from '../../styles/misuse.ts';
import type { ComponentPropsWithRef } from 'react';
import { Link, type LinkProps } from '../../foundations/LinkProvider/index.ts';
import { Rendered, type RenderElement } from '../../foundations/Rendered.tsx';
import { ButtonFrame } from './Button.styles.ts';
import type { Variables } from '../../styles/variables.ts';

export const buttonVariants = ['primary', 'secondary', 'ghost', 'danger'] as const;
export const buttonTones = ['schedule', 'highlight'] as const;
export const buttonSizes = ['small', 'base', 'large'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];
export type ButtonTone = (typeof buttonTones)[number];
export type ButtonSize = (typeof buttonSizes)[number];

export type ButtonVariables = Variables<'button', 'background' | 'color' | 'border' | 'radius' | 'gap' | 'font' | 'font-size'>;

interface ButtonLook {
  /** Importance of the action; `danger` if it cannot be undone. */
  variant?: ButtonVariant | undefined;
  /** Colour by meaning instead of the colour of `variant`. */
  tone?: ButtonTone | undefined;
  /** Size: `small` in bars, `large` for the main action of a section. */
  size?: ButtonSize | undefined;
  /** Whether the button fills the width of its parent. */
  isFullWidth?: boolean | undefined;
}
export interface ButtonAsButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {
  href?: undefined;
  /** Element to render instead of a `button`. */
  render?: RenderElement | undefined;
}
export interface ButtonAsLinkProps extends LinkProps, ButtonLook {
  render?: undefined;
}
export type ButtonProps = ButtonAsButtonProps | ButtonAsLinkProps;

/** A button, or with `href` a link that looks like one. */
export function Button({ variant = 'primary', tone, size = 'base', isFullWidth = false, ...rest }: ButtonProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkValues('Button', { variant: [variant, buttonVariants], tone: [tone, buttonTones], size: [size, buttonSizes] });
    requireName('A Button', rest.children, rest.render, rest['aria-label'], rest['aria-labelledby']);
  }
  const look = {
    'data-component': 'Button',
    'data-variant': variant,
    'data-tone': tone,
    'data-size': size,
    'data-full': isFullWidth || undefined,
  };
  if (rest.render) return <ButtonFrame as={Rendered} {...look} {...rest} render={rest.render} />;
  if (rest.href === undefined) return <ButtonFrame {...look} type="button" {...rest} />;
  return <ButtonFrame as={Link} {...look} {...rest} />;
}
