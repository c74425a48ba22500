export { IconButton, type IconButtonAsButtonProps, type IconButtonAsLinkProps, type IconButtonProps } from './IconButton.tsx';
export { iconButtonLook } from './IconButton.styles.ts';
export { iconButtonVariants, type IconButtonVariant } from './IconButton.variants.ts';
export type { IconButtonVariables } from './IconButton.variables.ts';
