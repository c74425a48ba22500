export { Island, type IslandRenderer, IslandRendererContext } from './Island.tsx';
export { changeSearch, setAddress, useAddress } from './address.ts';
export type { Islands, SurroundingsProps } from './entry.ts';
export { createSurroundings } from './createSurroundings.tsx';
export { queryLink } from './queryLink.tsx';
export { SearchLink, SearchPanel, useSearchTexts } from './SearchPanel.tsx';
export { useLookup } from './useLookup.ts';
export { islandTree, prefixOf } from './tree.tsx';
