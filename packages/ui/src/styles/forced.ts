import { media } from '../tokens/index.ts';

/** Forced colours remove backgrounds: an outline marks the chosen part. */
export const chosenWhenForced = /* css */ `
  @media ${media.forced} {
    outline: 4px solid Highlight;
    outline-offset: -4px;
  }
`;

/** An icon in the text colour, also in forced colours; `mask-image` is its drawing. */
export const maskedSign = (size: string) => /* css */ `
  content: '';
  width: ${size};
  height: ${size};
  background: currentColor;
  mask-position: center;
  mask-size: 100%;
  mask-repeat: no-repeat;
  @media ${media.forced} {
    background: CanvasText;
  }
`;
