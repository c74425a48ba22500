export { prizeTotal, type PrizeRow, type PrizeValue } from './prizes.ts';
export { PrizeTable, type PrizeTableProps } from './PrizeTable.tsx';
