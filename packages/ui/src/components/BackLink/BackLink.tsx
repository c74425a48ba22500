import { LinkArrow, type LinkArrowProps } from '../LinkArrow/index.ts';

export interface BackLinkProps extends Omit<LinkArrowProps, 'direction'> {}

/** The way from a page back to the overview it belongs to. */
export function BackLink(props: BackLinkProps) {
  return <LinkArrow {...props} data-component="BackLink" direction="back" />;
}
