export { Island, type IslandRenderer, IslandRendererContext } from './Island.tsx';
export { changeSearch, setAddress, useAddress } from './address.ts';
export { propsAttribute } from './page.ts';
export { islandTree, prefixOf } from './tree.tsx';
