export { IconButton, type IconButtonAsButtonProps, type IconButtonAsLinkProps, type IconButtonProps } from './IconButton.tsx';
export { iconButtonVariants, type IconButtonVariant } from './IconButton.variants.ts';
