import { css } from 'styled-components';
import { border, color, media, motion, radius, size } from '../tokens/index.ts';

/** The link of a title covers its whole card; the card must be `position: relative`. The focus ring goes round the card. */
export const coverLink = css`
  color: inherit;
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 3px solid ${color.focus};
    outline-offset: 3px;
  }
`;

/** An outlined button for one glyph, as large as a finger needs. */
export const squareButton = css`
  flex: none;
  width: ${size.touch};
  height: ${size.touch};
  padding: 0;
  border: var(--ui-icon-button-border, ${border.control});
  border-radius: var(--ui-icon-button-radius, ${radius.base});
  background: var(--ui-icon-button-background, transparent);
  color: var(--ui-icon-button-color, ${color.ink});
  cursor: pointer;
`;

/** A box lifts by 6 px in 4 steps under the pointer. */
export const lift = css`
  transition: transform ${motion.slide};
  @media ${media.fine} {
    &:hover {
      transform: translateY(-6px);
    }
  }
`;
