/** Minutes between two picks from which other items are suggested. */
export const gapFrom = 45;
