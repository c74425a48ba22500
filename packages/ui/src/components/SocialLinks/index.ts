export { SocialLinks, type SocialLinksProps, type SocialProfileLink, type SocialLinksVariables } from './SocialLinks.tsx';
