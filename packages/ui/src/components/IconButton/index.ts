export { IconButton, type IconButtonAsButtonProps, type IconButtonAsLinkProps, type IconButtonProps } from './IconButton.tsx';
/** @internal */
export { iconButtonLook } from './IconButton.styles.ts';
export type { IconButtonVariables } from './IconButton.tsx';
