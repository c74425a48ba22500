export { TextColumns, type TextColumnsItem, type TextColumnsProps } from './TextColumns.tsx';
export { textColumnsLayouts, type TextColumnsLayout } from './TextColumns.variants.ts';
