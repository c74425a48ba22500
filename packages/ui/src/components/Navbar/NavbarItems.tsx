import { Link } from '../../foundations/LinkProvider/index.ts';
import type { LinkItem, useCurrent } from './useCurrent.ts';

export const NavbarItems = ({ links, current }: { links: readonly LinkItem[]; current: ReturnType<typeof useCurrent> }) =>
  links.map(({ href, text, isExternal }) => (
    <li key={href}>
      <Link href={href} isExternal={isExternal} aria-current={current(href)}>
        {text}
      </Link>
    </li>
  ));
