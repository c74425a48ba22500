import { border, color, media, motion, radius, size } from '../tokens/index.ts';

/** Hides an element visually, for assistive technology only. */
export const visuallyHidden = /* css */ `
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: clip;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Makes a title's link cover its card, which must be `position: relative`; the focus ring surrounds the card. */
export const coverLink = /* css */ `
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

export const squareButton = /* css */ `
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

export const lift = /* css */ `
  transition: transform ${motion.slide};
  @media ${media.fine} {
    &:hover {
      transform: translateY(-6px);
    }
  }
`;

/** Rounds the corners at the start of the line, as of the first in a row; the others are square. */
export const startCorners = (radius: string) =>
  `border-radius: 0; border-start-start-radius: ${radius}; border-end-start-radius: ${radius};`;
/** Rounds the corners at the end of the line. */
export const endCorners = (radius: string) => `border-radius: 0; border-start-end-radius: ${radius}; border-end-end-radius: ${radius};`;
