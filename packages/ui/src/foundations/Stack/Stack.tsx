import type { ComponentPropsWithRef } from 'react';
import { asList } from '../../styles/asList.ts';
import { rendered, type RenderElement } from '../Rendered.tsx';
import { StackFrame } from './Stack.styles.ts';
import type { stackAligns, stackDirections, stackElements, StackGap, stackJustifies } from './Stack.variants.ts';

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** Below each other, or beside each other with a break where the line ends. */
  direction?: (typeof stackDirections)[number] | undefined;
  /** Step of the spacing scale: 1 = 4 px … 10 = 120 px. */
  gap?: StackGap | undefined;
  /** How items stand across the direction. */
  align?: (typeof stackAligns)[number] | undefined;
  /** Where the room that is left along the direction goes. */
  justify?: (typeof stackJustifies)[number] | undefined;
  /** Rows break into several lines unless false. */
  isWrapping?: boolean | undefined;
  /** The element, for lists and landmarks. Lists keep their role without bullets. */
  element?: (typeof stackElements)[number] | undefined;
  /** Another element that looks so, in place of `element`. */
  render?: RenderElement | undefined;
}

/** Lays its children in one direction with even gaps. */
export function Stack({
  direction = 'column',
  gap = 4,
  align = 'stretch',
  justify = 'start',
  isWrapping = true,
  element = 'div',
  render,
  ...rest
}: StackProps) {
  const isList = element === 'ul' || element === 'ol';
  return (
    <StackFrame
      {...rendered(render, element)}
      data-component="Stack"
      data-direction={direction}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-wrap={isWrapping ? 'wrap' : 'none'}
      {...(isList && asList)}
      {...rest}
    />
  );
}
