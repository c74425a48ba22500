export { IconButton, type IconButtonAsButtonProps, type IconButtonAsLinkProps, type IconButtonProps } from './IconButton.tsx';
export { iconButtonLook, type IconButtonVariables } from './IconButton.styles.ts';
export { iconButtonVariants, type IconButtonVariant } from './IconButton.variants.ts';
