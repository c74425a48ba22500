/** Inks of places: seven districts, and three for places between them. */
export const placeColors = ['red', 'teal', 'night', 'yellow', 'blue', 'pink', 'paper', 'orange', 'mint', 'plum'] as const;
export type PlaceColor = (typeof placeColors)[number];
