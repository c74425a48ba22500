export { Menu, type MenuBlock, type MenuProps, type MenuVariables, menuBands } from './Menu.tsx';
