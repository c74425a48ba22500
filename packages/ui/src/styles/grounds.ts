import { color } from '../tokens/index.ts';

export const strikerHeight = '26px';

/** The striker of a matchbox: two offset dot grids of 12 px over striker red. Never behind running text. */
export const strikerGround = /* css */ `
  background:
    radial-gradient(circle at 3px 3px, ${color.strikerDot} 2.1px, transparent 2.4px) 0 0 / 12px 12px,
    radial-gradient(circle at 3px 3px, ${color.strikerDot} 2.1px, transparent 2.4px) 6px 6px / 12px 12px,
    ${color.striker};
`;

/** The striker along the lower edge of a box, with the same colour at night. */
export const strikerEdge = /* css */ `
  background:
    radial-gradient(circle at 3px 3px, ${color.strikerEdgeDot} 2.1px, transparent 2.4px) 0 0 / 12px 12px,
    radial-gradient(circle at 3px 3px, ${color.strikerEdgeDot} 2.1px, transparent 2.4px) 6px 6px / 12px 12px,
    ${color.strikerEdge};
`;

export const labelRays = /* css */ `
  background: repeating-conic-gradient(from 4deg at 50% 120%, #ffffff2b 0 7.5deg, transparent 0 15deg);
`;
