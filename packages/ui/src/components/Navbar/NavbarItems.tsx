import { Link } from '../../foundations/LinkProvider/index.ts';
import type { LinkItem, useCurrent } from './useCurrent.ts';

export interface NavbarItemsProps {
  /** The links, from left to right. */
  links: readonly LinkItem[];
  /** Tells which of them lead to the page shown now. */
  current: ReturnType<typeof useCurrent>;
}

/** The items of a list of links: in the bar, the menu and the footer. */
export const NavbarItems = ({ links, current }: NavbarItemsProps) =>
  links.map(({ href, text, isExternal }) => (
    <li key={href}>
      <Link href={href} isExternal={isExternal} aria-current={current(href)}>
        {text}
      </Link>
    </li>
  ));
