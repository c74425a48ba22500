import { requireProps } from '../../styles/misuse.ts';
import { type ComponentPropsWithRef, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { Link } from '../../foundations/LinkProvider/index.ts';
import { Button } from '../Button/index.ts';
import { mergeRefs } from '../../foundations/mergeRefs.ts';
import { Wordmark } from '../Wordmark/index.ts';
import { attachHideOnScroll } from './attachHideOnScroll.ts';
import { NavbarActions, NavbarFrame, NavbarLinks, NavbarLogo, NavbarTools } from './Navbar.styles.ts';
import { NavbarItems } from './NavbarItems.tsx';
import { useCurrent, type LinkItem } from './useCurrent.ts';
import type { Variables } from '../../styles/variables.ts';

export type NavbarVariables = Variables<'navbar', 'background' | 'color' | 'border' | 'gap' | 'font'>;

export interface NavbarProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** Link of the logo, whose `text` is its accessible name. */
  logo: LinkItem;
  /** Name of the festival in the wordmark. Default: TÄND. */
  name?: string | undefined;
  /** Custom logo; default: the wordmark. */
  mark?: ReactNode;
  /** Links of the bar, shown from 768 px. */
  links: readonly LinkItem[];
  /** Link of the blue button. */
  schedule: LinkItem;
  /** Link of the red button. */
  tickets: LinkItem;
  /** Menu button with its panel: `<Menu>`. */
  menu?: ReactNode;
  /** Tools such as language and theme, shown from 1280 px. */
  tools?: ReactNode;
  /** Path of the current page: links to it are marked. Default: no link is marked. */
  currentPath?: string | undefined;
  /** Whether the bar never hides. */
  isPinned?: boolean | undefined;
  /** Scroll position in px up to which the bar is always visible. Default: 30. */
  hideAfter?: number | undefined;
  /** Accessible name of the navigation. */
  labels: { navigation: string };
}

/** The bar at the top of the page. */
export function Navbar(props: NavbarProps) {
  const {
    logo,
    name,
    mark = <Wordmark name={name} />,
    links,
    schedule,
    tickets,
    menu,
    tools,
    currentPath,
    isPinned = false,
    hideAfter,
    labels,
    ref,
    ...rest
  } = props;
  if (process.env.NODE_ENV !== 'production') requireProps('Navbar', { logo, links, schedule, tickets, labels });
  const current = useCurrent(currentPath, true);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => attachHideOnScroll(bar.current!, { threshold: hideAfter }), [hideAfter]);
  return (
    <NavbarFrame
      data-component="Navbar"
      data-pinned={isPinned || undefined}
      data-print="hidden"
      // An early script may have hidden the bar before hydration.
      suppressHydrationWarning
      data-tools={Boolean(tools) || undefined}
      ref={useMemo(() => mergeRefs(bar, ref), [ref])}
      {...rest}
    >
      <NavbarLogo>
        <Link href={logo.href} aria-label={logo.text} aria-current={current(logo.href)}>
          {mark}
        </Link>
      </NavbarLogo>
      <NavbarLinks aria-label={labels.navigation}>
        <ul role="list">
          <NavbarItems links={links} current={current} />
        </ul>
      </NavbarLinks>
      {tools && <NavbarTools>{tools}</NavbarTools>}
      <NavbarActions>
        <Button href={schedule.href} tone="schedule" aria-current={current(schedule.href)}>
          {schedule.text}
        </Button>
        <Button href={tickets.href} aria-current={current(tickets.href)}>
          {tickets.text}
        </Button>
      </NavbarActions>
      {menu}
    </NavbarFrame>
  );
}
