export { Grid, type GridProps, gridAligns, gridColumns, gridElements, gridMobileColumns, type GridColumns } from './Grid.tsx';
