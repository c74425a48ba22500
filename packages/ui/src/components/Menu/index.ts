export { holdPage } from './holdPage.ts';
export { Menu, type MenuBlock, type MenuProps, type MenuVariables } from './Menu.tsx';
export { menuBands } from './Menu.variants.ts';
