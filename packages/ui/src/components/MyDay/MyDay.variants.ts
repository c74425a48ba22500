/** Minutes between two picks from which something else is named for them. */
export const gapFrom = 45;
