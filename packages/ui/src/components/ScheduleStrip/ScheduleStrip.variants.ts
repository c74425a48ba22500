/** Number of places from which rows have no cells: they would be lower than a pixel, and thousands. */
export const denseFrom = 24;
