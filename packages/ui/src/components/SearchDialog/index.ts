export {
  SearchDialog,
  type SearchDialogLabels,
  type SearchDialogProps,
  type SearchGroup,
  type SearchResult,
  type SearchState,
} from './SearchDialog.tsx';
