export { LinkArrow, type LinkArrowProps } from './LinkArrow.tsx';
export { linkArrowDirections, type LinkArrowDirection } from './LinkArrow.variants.ts';
