export { HighlightList, type Highlight, type HighlightListProps, type HighlightListVariables } from './HighlightList.tsx';
