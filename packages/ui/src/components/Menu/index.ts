export { holdPage } from './holdPage.ts';
export { Menu, type MenuBlock, type MenuProps } from './Menu.tsx';
export { menuBands } from './Menu.variants.ts';
export type { MenuVariables } from './Menu.tsx';
