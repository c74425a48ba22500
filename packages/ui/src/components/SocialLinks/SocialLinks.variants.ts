export const socialLinksVariants = ['icons', 'names'] as const;
export type SocialLinksVariant = (typeof socialLinksVariants)[number];
