export { SearchDialog, type SearchDialogLabels, type SearchDialogProps, type SearchState } from './SearchDialog.tsx';
export type { SearchGroup, SearchResult } from './SearchDialogGroup.tsx';
