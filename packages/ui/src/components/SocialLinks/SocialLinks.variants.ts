/** Squares with a mark, or mark and name. */
export const socialLinksVariants = ['icons', 'names'] as const;
export type SocialLinksVariant = (typeof socialLinksVariants)[number];
