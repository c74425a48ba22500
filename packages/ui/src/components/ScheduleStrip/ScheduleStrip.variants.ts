/** Places from which a strip has no cells of its own: they would be lower than a pixel, and thousands. */
export const denseFrom = 24;
