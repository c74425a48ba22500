import type { ComponentPropsWithRef } from 'react';
import { checkValues } from '../../styles/misuse.ts';
import { bands, type Band } from '../../tokens/index.ts';
import { rendered, type RenderElement } from '../../foundations/Rendered.tsx';
import { CardFrame } from './Card.styles.ts';
import type { Variables } from '../../styles/variables.ts';

export const cardPaddings = ['base', 'compact'] as const;

export type CardVariables = Variables<'card', 'background' | 'color' | 'border' | 'radius' | 'padding' | 'gap' | 'font'>;

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** Background of the card, which sets the colours inside. */
  band?: Band | undefined;
  /** Padding between edge and content. */
  padding?: (typeof cardPaddings)[number] | undefined;
  /** Whether a striker runs along the lower edge. */
  hasStriker?: boolean | undefined;
  /** HTML element to render. */
  element?: 'div' | 'article' | 'section' | 'li' | 'aside' | undefined;
  /** Element to render instead of `element`. */
  render?: RenderElement | undefined;
}

/** A box with a border and no shadow. */
export function Card({ band = 'card', padding = 'base', hasStriker = false, element = 'div', render, ...rest }: CardProps) {
  if (process.env.NODE_ENV !== 'production') checkValues('Card', { band: [band, bands], padding: [padding, cardPaddings] });
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
