import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { cardSheet } from '../../styles/cardSheet.ts';
import { strikerEdge } from '../../styles/grounds.ts';
import { border, space } from '../../tokens/index.ts';

/** Also read by InfoCard, ProfileCard and the cards of `@tand/ui-festival`. */
export interface CardVariables extends CSSProperties {
  /** Background colour, in every tone. */
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

export const CardFrame = styled.div`
  position: relative;
  overflow: hidden;
  ${cardSheet}
  list-style: none;
  padding: var(--ui-card-padding, ${space[5]});
  &[data-padding='compact'] {
    padding: var(--ui-card-padding, ${space[4]});
  }
  &[data-padding='none'] {
    padding: 0;
  }
  &[data-striker] {
    padding-block-end: calc(22px + ${space[5]});
  }
  &[data-striker][data-padding='none'] {
    padding-block-end: 22px;
  }
  &[data-striker]::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 22px;
    border-top: ${border.base};
    ${strikerEdge}
  }
`;
