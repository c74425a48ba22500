export { SocialLinks, type SocialLinksProps, type SocialProfileLink } from './SocialLinks.tsx';
export type { SocialLinksVariables } from './SocialLinks.tsx';
