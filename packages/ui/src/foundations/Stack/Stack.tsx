import type { ComponentPropsWithRef } from 'react';
import { checkValues } from '../../styles/misuse.ts';
import { rendered, type RenderProps } from '../Rendered.tsx';
import { StackFrame } from './Stack.styles.ts';

export const stackDirections = ['column', 'row'] as const;
export const stackGaps = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export const stackAligns = ['stretch', 'start', 'center', 'end'] as const;
export const stackElements = ['div', 'ul', 'ol', 'header', 'nav', 'figure'] as const;
export type StackGap = (typeof stackGaps)[number];

export interface StackProps extends ComponentPropsWithRef<'div'>, RenderProps {
  /** Direction: a column, or a row that wraps. */
  direction?: (typeof stackDirections)[number] | undefined;
  /** Step of the spacing scale, from 1 (4 px) to 10 (120 px); 0 for none. */
  gap?: StackGap | undefined;
  /** Alignment of the children across the direction. */
  align?: (typeof stackAligns)[number] | undefined;
  /** Whether a row scrolls sideways on phones instead of wrapping. */
  isScrolling?: boolean | undefined;
  /** HTML element to render; lists have no bullets, but the role of a list. */
  element?: (typeof stackElements)[number] | undefined;
}

/** Lays out its children in one direction with even gaps. */
export function Stack({
  direction = 'column',
  gap = 4,
  align = 'stretch',
  element = 'div',
  isScrolling = false,
  render,
  ...rest
}: StackProps) {
  if (process.env.NODE_ENV !== 'production')
    checkValues('Stack', {
      direction: [direction, stackDirections],
      gap: [gap, stackGaps],
      align: [align, stackAligns],
    });
  const isList = element === 'ul' || element === 'ol';
  return (
    <StackFrame
      {...rendered(render, element)}
      data-component="Stack"
      data-direction={direction}
      data-gap={gap}
      data-align={align}
      data-scrolling={isScrolling || undefined}
      role={isList ? 'list' : undefined}
      {...rest}
    />
  );
}
