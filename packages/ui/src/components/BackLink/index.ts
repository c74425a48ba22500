export { BackLink, type BackLinkAsLinkProps, type BackLinkAsOtherProps, type BackLinkProps } from './BackLink.tsx';
