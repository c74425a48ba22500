export { attachHideOnScroll, type HideOnScrollOptions } from './attachHideOnScroll.ts';
export { Navbar, type NavbarProps, type NavbarVariables } from './Navbar.tsx';
export { useCurrent, type LinkItem } from './useCurrent.ts';
