export const iconButtonVariants = ['outline', 'solid', 'plain'] as const;
export type IconButtonVariant = (typeof iconButtonVariants)[number];
