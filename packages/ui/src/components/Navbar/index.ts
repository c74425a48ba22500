export { attachHideOnScroll, type HideOnScrollOptions } from './attachHideOnScroll.ts';
export { Navbar, type NavbarProps } from './Navbar.tsx';
export { useCurrent, type LinkItem } from './useCurrent.ts';
export type { NavbarVariables } from './Navbar.tsx';
