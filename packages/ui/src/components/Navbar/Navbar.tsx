import { useEffect, useMemo, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Link } from '../../foundations/LinkProvider/index.ts';
import { Button } from '../Button/index.ts';
import { mergeRefs } from '../../foundations/mergeRefs.ts';
import { Wordmark } from '../Wordmark/index.ts';
import { attachHideOnScroll } from './attachHideOnScroll.ts';
import { NavbarActions, NavbarFrame, NavbarLinks, NavbarLogo, NavbarTools } from './Navbar.styles.ts';
import { NavbarItems } from './NavbarItems.tsx';
import { useCurrent, type LinkItem } from './useCurrent.ts';

export interface NavbarProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** The wordmark's link; its label is the accessible name. */
  logo: LinkItem;
  /** The festival's own mark; TÄND's wordmark unless told. */
  mark?: ReactNode;
  /** Links of the bar; from 768 px. */
  links: readonly LinkItem[];
  /** The blue button. */
  schedule: LinkItem;
  /** The red button. */
  tickets: LinkItem;
  /** The menu button with its panel: `<Menu>`. */
  menu?: ReactNode;
  /** Language and theme; from 1280 px, so put them into the menu too. */
  tools?: ReactNode;
  /** Path of the page shown now. */
  currentPath?: string | undefined;
  /** Never hides, as on the schedule. */
  isPinned?: boolean | undefined;
  /** Scroll position in px up to which it always shows. */
  hideAfter?: number | undefined;
  /** Name of the navigation, for assistive technology. */
  labels: { navigation: string };
}

/** The bar at the top: it leaves on scrolling down and returns on scrolling up. */
export function Navbar(props: NavbarProps) {
  const {
    logo,
    mark = <Wordmark />,
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
  const current = useCurrent(currentPath, true);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => attachHideOnScroll(bar.current!, { threshold: hideAfter }), [hideAfter]);
  return (
    <NavbarFrame
      data-component="Navbar"
      data-pinned={isPinned || undefined}
      data-print="hidden"
      // An early script may have hidden the bar before React came.
      suppressHydrationWarning
      ref={useMemo(() => mergeRefs(bar, ref), [ref])}
      {...rest}
    >
      <NavbarLogo>
        <Link href={logo.href} aria-label={logo.text} aria-current={current(logo.href)}>
          {mark}
        </Link>
      </NavbarLogo>
      <NavbarLinks aria-label={labels.navigation}>
        <ul>
          <NavbarItems links={links} current={current} />
        </ul>
      </NavbarLinks>
      {tools && <NavbarTools>{tools}</NavbarTools>}
      <NavbarActions>
        <Button href={schedule.href} variant="schedule" aria-current={current(schedule.href)}>
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
