import { border, color, media, motion, radius, size } from '../tokens/index.ts';

export const visuallyHidden = /* css */ `
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: clip;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Makes a link cover its card, which must be `position: relative`. */
export const coverLink = /* css */ `
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
  @media ${media.fine} {
    &:hover:not(:disabled, [aria-disabled='true'], [aria-pressed='true']) {
      border-color: ${color.onYellow};
      background: ${color.yellow};
      color: ${color.onYellow};
    }
  }
`;

export const lift = /* css */ `
  transition: transform ${motion.slide};
  @media ${media.fine} {
    &:hover {
      transform: translateY(-6px);
    }
  }
`;

export const alignments = () => ['start', 'center', 'end'].map(align => `&[data-align='${align}'] { align-items: ${align}; }`).join('\n');

/** Rounds the corners at the inline start; `others` is the radius of the others. */
export const startCorners = (radius: string, others = '0') =>
  `border-radius: ${others}; border-start-start-radius: ${radius}; border-end-start-radius: ${radius};`;
export const endCorners = (radius: string) => `border-radius: 0; border-start-end-radius: ${radius}; border-end-end-radius: ${radius};`;

/** Forced colours remove backgrounds, so an outline marks the chosen part. */
export const chosenWhenForced = /* css */ `
  @media ${media.forced} {
    outline: 4px solid Highlight;
    outline-offset: -4px;
  }
`;

/** An icon in the text colour, whose drawing the caller sets as `mask-image`. */
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

export const cardSheet = /* css */ `
  min-width: 0;
  border: var(--ui-card-border, ${border.base});
  border-radius: var(--ui-card-radius, ${radius.base});
  background: var(--ui-card-background, ${color.paper});
  color: var(--ui-card-color, ${color.ink});
`;

export const strikerHeight = '26px';

const dots = (dot: string, ground: string) => /* css */ `
  background:
    radial-gradient(circle at 3px 3px, ${dot} 2.1px, transparent 2.4px) 0 0 / 12px 12px,
    radial-gradient(circle at 3px 3px, ${dot} 2.1px, transparent 2.4px) 6px 6px / 12px 12px,
    ${ground};
`;

/** The striker of a matchbox, never behind running text. */
export const strikerGround = dots(color.strikerDot, color.striker);

/** The striker at the edge of a box, the same in both themes. */
export const strikerEdge = dots(color.strikerEdgeDot, color.strikerEdge);

/** A striker with a border above it, for `::after`. */
export const strikerStrip = (height: string, ground = strikerEdge) => /* css */ `
  content: '';
  display: block;
  height: ${height};
  border-block-start: ${border.base};
  ${ground}
`;

export const labelRays = /* css */ `
  background: repeating-conic-gradient(from 4deg at 50% 120%, #ffffff2b 0 7.5deg, transparent 0 15deg);
`;
