import { css } from 'styled-components';
import { media } from '../tokens/index.ts';

/** Under forced colours the ground of what is chosen is gone; a frame says it. */
export const chosenWhenForced = css`
  @media ${media.forced} {
    outline: 4px solid Highlight;
    outline-offset: -4px;
  }
`;

/** Under forced colours a sign that is cut out of its ground keeps the colour of words. */
export const signWhenForced = css`
  @media ${media.forced} {
    background: CanvasText;
  }
`;
