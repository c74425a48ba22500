export { Button, type ButtonAsButtonProps, type ButtonAsLinkProps, type ButtonProps } from './Button.tsx';
export { buttonSizes, buttonVariants, type ButtonSize, type ButtonVariant } from './Button.variants.ts';
export type { ButtonVariables } from './Button.tsx';
