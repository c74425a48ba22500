import { Link, type LinkProps, type RenderedLinkProps } from '../../foundations/LinkProvider/index.ts';
import { rendered } from '../../foundations/Rendered.tsx';
import { LinkArrowFrame, LinkArrowLabel, LinkArrowMatch } from './LinkArrow.styles.ts';
import type { LinkArrowDirection } from './LinkArrow.variants.ts';

interface LinkArrowLook {
  /** Where the match points; `none` leaves the underlined words alone. */
  direction?: LinkArrowDirection | undefined;
}
export interface LinkArrowAsLinkProps extends LinkProps, LinkArrowLook {
  /** Left out: what has an address is a link already. */
  render?: undefined;
}
export interface LinkArrowAsOtherProps extends RenderedLinkProps, LinkArrowLook {
  /** Left out: the element has it. */
  href?: undefined;
}
export type LinkArrowProps = LinkArrowAsOtherProps | LinkArrowAsLinkProps;

/** A link that stands alone: bold, underlined, with a match that points the way. */
export function LinkArrow({ direction = 'forward', render, children, ...rest }: LinkArrowProps) {
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
