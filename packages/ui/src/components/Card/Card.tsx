import type { ComponentPropsWithRef } from 'react';
import type { Band } from '../../tokens/index.ts';
import { rendered, type RenderElement } from '../../foundations/Rendered.tsx';
import { CardFrame } from './Card.styles.ts';
import type { cardElements, cardPaddings } from './Card.variants.ts';

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** Ground of the card; everything inside follows it. */
  tone?: Band | undefined;
  /** Room between its edge and what it holds. */
  padding?: (typeof cardPaddings)[number] | undefined;
  /** A strip of striker along the lower edge: for what is a box. */
  hasStriker?: boolean | undefined;
  /** Element of HTML that it becomes. */
  element?: (typeof cardElements)[number] | undefined;
  /** Another element that looks so, in place of `element`, as a link. */
  render?: RenderElement | undefined;
}

/** A flat sheet with a 2 px edge. */
export function Card({ tone = 'card', padding = 'base', hasStriker = false, element = 'div', render, ...rest }: CardProps) {
  return (
    <CardFrame
      {...rendered(render, element)}
      data-component="Card"
      data-band={tone}
      data-padding={padding}
      data-striker={hasStriker || undefined}
      {...rest}
    />
  );
}
