import type { ComponentPropsWithRef, CSSProperties } from 'react';
import type { Band } from '../../tokens/index.ts';
import { rendered, type RenderElement } from '../../foundations/Rendered.tsx';
import { CardFrame } from './Card.styles.ts';
import type { cardElements, cardPaddings } from './Card.variants.ts';

/** Also read by InfoCard, ProfileCard and the cards of `@tand/ui-festival`. */
export interface CardVariables extends CSSProperties {
  /** Background colour, on every band. */
  '--ui-card-background'?: string | undefined;
  /** Text colour. */
  '--ui-card-color'?: string | undefined;
  /** Border, as in CSS `border`. */
  '--ui-card-border'?: string | undefined;
  /** Border radius. */
  '--ui-card-radius'?: string | undefined;
  /** Padding between edge and content. */
  '--ui-card-padding'?: string | undefined;
  /** Gap between the children. */
  '--ui-card-gap'?: string | undefined;
  /** Font family of the title; the only variable that NewsCard reads. */
  '--ui-card-font'?: string | undefined;
}

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** Ground of the card, which sets the colours inside. */
  band?: Band | undefined;
  /** Padding between edge and content. */
  padding?: (typeof cardPaddings)[number] | undefined;
  /** Whether a striker runs along the lower edge. */
  hasStriker?: boolean | undefined;
  /** HTML element to render. */
  element?: (typeof cardElements)[number] | undefined;
  /** Element to render instead of `element`, e.g. a link. */
  render?: RenderElement | undefined;
}

/** A flat sheet with a 2 px edge. */
export function Card({ band = 'card', padding = 'base', hasStriker = false, element = 'div', render, ...rest }: CardProps) {
  return (
    <CardFrame
      {...rendered(render, element)}
      data-component="Card"
      data-band={band}
      data-padding={padding}
      data-striker={hasStriker || undefined}
      {...rest}
    />
  );
}
