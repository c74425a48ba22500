export { DiffRow, type DiffRowLabels, type DiffRowProps } from './DiffRow.tsx';
