export { Grid, type GridProps } from './Grid.tsx';
export { gridAligns, gridColumns, gridElements, gridMobileColumns, type GridColumns } from './Grid.variants.ts';
