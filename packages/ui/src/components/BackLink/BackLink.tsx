import { LinkArrow, type LinkArrowAsLinkProps, type LinkArrowAsOtherProps } from '../LinkArrow/index.ts';

export interface BackLinkAsLinkProps extends Omit<LinkArrowAsLinkProps, 'direction'> {}
export interface BackLinkAsOtherProps extends Omit<LinkArrowAsOtherProps, 'direction'> {}
export type BackLinkProps = BackLinkAsOtherProps | BackLinkAsLinkProps;

/** A link from a page back to its overview. */
export function BackLink(props: BackLinkProps) {
  return <LinkArrow {...props} data-component="BackLink" direction="back" />;
}
