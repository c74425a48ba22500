import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { border, color, font, radius, space, stretch, text } from '../../tokens/index.ts';

export interface HighlightListVariables extends CSSProperties {
  /** Background colour of a box. */
  '--ui-highlight-list-background'?: string | undefined;
  /** Text colour. */
  '--ui-highlight-list-color'?: string | undefined;
  /** Border of a box, as in CSS `border`; the lower edge stays 6 px. */
  '--ui-highlight-list-border'?: string | undefined;
  /** Border radius of a box. */
  '--ui-highlight-list-radius'?: string | undefined;
  /** Gap between the boxes. */
  '--ui-highlight-list-gap'?: string | undefined;
  /** Padding of a box. */
  '--ui-highlight-list-padding'?: string | undefined;
  /** Font family of the titles. */
  '--ui-highlight-list-font'?: string | undefined;
}

export const HighlightListFrame = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-highlight-list-gap, ${space[5]});
  li {
    /* The last row shares what is left, so that no number of boxes leaves a hole. */
    flex: 1 1 15rem;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[3]};
    align-items: start;
    padding: var(--ui-highlight-list-padding, ${space[4]} ${space[4]} ${space[5]});
    border: var(--ui-highlight-list-border, ${border.base});
    border-radius: var(--ui-highlight-list-radius, ${radius.base});
    border-block-end-width: 6px;
    background: var(--ui-highlight-list-background, ${color.paper});
    color: var(--ui-highlight-list-color, ${color.ink});
    font: 800 ${text.subheading.size} / 1.15 var(--ui-highlight-list-font, ${font.display});
    font-stretch: ${stretch.snug};
    text-wrap: balance;
  }
  small {
    display: block;
    margin-block-start: ${space[1]};
    font: 400 ${text.body.size} / 1.4 ${font.body};
    text-wrap: pretty;
  }
  svg {
    --icon-accent: ${color.yellow};
    margin-block-start: -1px;
    color: ${color.redText};
  }
`;
