export { SocialLinks, type SocialLinksProps, type SocialProfileLink } from './SocialLinks.tsx';
export { socialLinksVariants, type SocialLinksVariant } from './SocialLinks.variants.ts';
export type { SocialLinksVariables } from './SocialLinks.tsx';
