import { css } from 'styled-components';
import { media } from '../tokens/index.ts';

/** Forced colours remove the ground of what is chosen: a frame replaces it. */
export const chosenWhenForced = css`
  @media ${media.forced} {
    outline: 4px solid Highlight;
    outline-offset: -4px;
  }
`;

/** Forced colours would hide an icon cut out of its ground: it takes the text colour. */
export const signWhenForced = css`
  @media ${media.forced} {
    background: CanvasText;
  }
`;
