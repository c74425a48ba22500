export { PinnedMap, type PinnedMapProps } from './PinnedMap.tsx';
