export {
  LinkArrow,
  type LinkArrowAsLinkProps,
  type LinkArrowAsOtherProps,
  type LinkArrowProps,
  type LinkArrowVariables,
} from './LinkArrow.tsx';
export { linkArrowDirections, type LinkArrowDirection } from './LinkArrow.variants.ts';
