export type PrizeValue = number | string | undefined;

export interface PrizeRow {
  from: number;
  to?: number | undefined;
  base?: PrizeValue;
  /** Prize if the tournament is full. */
  extended?: PrizeValue;
}

export const placesIn = ({ from, to = from }: PrizeRow): number => to - from + 1;

/** Sum over all places; undefined if a prize of the column is in words. */
export function prizeTotal(rows: readonly PrizeRow[], column: 'base' | 'extended'): number | undefined {
  let total = 0;
  for (const row of rows) {
    const value = row[column];
    if (typeof value === 'string') return undefined;
    total += (value ?? 0) * placesIn(row);
  }
  return total;
}
