export { Island, IslandRendererContext, type IslandProps, type IslandRenderer } from './Island.tsx';
export { propsAttribute, type HydrateOn, type IslandState } from './page.ts';
export { islandTree, prefixOf } from './tree.tsx';
