import { media } from '../tokens/index.ts';

/** Forced colours remove backgrounds: an outline marks the chosen part. */
export const chosenWhenForced = /* css */ `
  @media ${media.forced} {
    outline: 4px solid Highlight;
    outline-offset: -4px;
  }
`;

/** Forced colours remove backgrounds: a masked icon takes the text colour. */
export const signWhenForced = /* css */ `
  @media ${media.forced} {
    background: CanvasText;
  }
`;
