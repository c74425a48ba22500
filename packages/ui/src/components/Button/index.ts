export { Button, type ButtonAsButtonProps, type ButtonAsLinkProps, type ButtonProps, type ButtonVariables } from './Button.tsx';
export { buttonSizes, buttonTones, buttonVariants, type ButtonSize, type ButtonTone, type ButtonVariant } from './Button.variants.ts';
