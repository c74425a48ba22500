export { HighlightList, type Highlight, type HighlightListProps } from './HighlightList.tsx';
export type { HighlightListVariables } from './HighlightList.tsx';
