export { HighlightList, type Highlight, type HighlightListProps } from './HighlightList.tsx';
