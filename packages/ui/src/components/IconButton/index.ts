export {
  IconButton,
  type IconButtonAsButtonProps,
  type IconButtonAsLinkProps,
  type IconButtonProps,
  type IconButtonVariables,
} from './IconButton.tsx';
/** @internal */
export { iconButtonLook } from './IconButton.styles.ts';
