export { LinkArrow, type LinkArrowAsLinkProps, type LinkArrowAsOtherProps, type LinkArrowProps } from './LinkArrow.tsx';
export { linkArrowDirections, type LinkArrowDirection } from './LinkArrow.variants.ts';
export type { LinkArrowVariables } from './LinkArrow.tsx';
