/** Whole SEK, a prize in words, or nothing. */
export type PrizeValue = number | string | undefined;

export interface PrizeRow {
  /** The first place of the row. */
  from: number;
  /** The last place, when several get the same; then values are for each. */
  to?: number | undefined;
  /** What it wins at any rate. */
  base?: PrizeValue;
  /** With full signup. */
  extended?: PrizeValue;
}

/** How many places a row holds. */
export const placesIn = ({ from, to = from }: PrizeRow): number => to - from + 1;

/**
 * The sum of one column over all places, or undefined when a prize in it is not money. A place without a prize adds
 * nothing.
 */
export function prizeTotal(rows: readonly PrizeRow[], column: 'base' | 'extended'): number | undefined {
  let total = 0;
  for (const row of rows) {
    const value = row[column];
    if (typeof value === 'string') return undefined;
    total += (value ?? 0) * placesIn(row);
  }
  return total;
}
