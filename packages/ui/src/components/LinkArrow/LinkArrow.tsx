import { checkValues } from '../../styles/misuse.ts';
import { Link, type LinkProps, type RenderedLinkProps } from '../../foundations/LinkProvider/index.ts';
import { rendered } from '../../foundations/Rendered.tsx';
import { LinkArrowFrame, LinkArrowLabel, LinkArrowMatch } from './LinkArrow.styles.ts';
import type { Variables } from '../../styles/variables.ts';

export const linkArrowDirections = ['forward', 'back', 'none'] as const;
export type LinkArrowDirection = (typeof linkArrowDirections)[number];

export type LinkArrowVariables = Variables<'link-arrow', 'color' | 'gap'>;

interface LinkArrowLook {
  /** Direction of the match; `none` shows only the underlined text. */
  direction?: LinkArrowDirection | undefined;
}
export interface LinkArrowAsLinkProps extends LinkProps, LinkArrowLook {
  render?: undefined;
}
export interface LinkArrowAsOtherProps extends RenderedLinkProps, LinkArrowLook {
  href?: undefined;
}
export type LinkArrowProps = LinkArrowAsOtherProps | LinkArrowAsLinkProps;

/** A standalone link: bold, underlined, with a match as an arrow. */
export function LinkArrow({ direction = 'forward', render, children, ...rest }: LinkArrowProps) {
  if (process.env.NODE_ENV !== 'production') checkValues('LinkArrow', { direction: [direction, linkArrowDirections] });
  return (
    <LinkArrowFrame {...rendered(render, Link)} data-component="LinkArrow" data-direction={direction} {...rest}>
      <LinkArrowLabel>{children}</LinkArrowLabel>
      {direction !== 'none' && (
        <LinkArrowMatch viewBox="0 0 24 10" aria-hidden="true">
          <path d="M0 4h16v2H0z" />
          <path d="M15 1.5h4.5Q23 1.5 23 5t-3.5 3.5H15q-2-3.5 0-7z" />
        </LinkArrowMatch>
      )}
    </LinkArrowFrame>
  );
}
