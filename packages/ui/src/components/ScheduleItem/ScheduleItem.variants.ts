/** Inks of places: seven districts, and three for places between them. */
export const placeColors = ['red', 'teal', 'night', 'yellow', 'blue', 'pink', 'paper', 'orange', 'mint', 'plum'] as const;
export type PlaceColor = (typeof placeColors)[number];

/** Kinds of items that have an icon. */
export const scheduleKinds = [
  'esport',
  'play',
  'stage',
  'music',
  'talk',
  'workshop',
  'cosplay',
  'creators',
  'meeting',
  'market',
  'food',
  'quiet',
  'practical',
] as const;
export type ScheduleKind = (typeof scheduleKinds)[number];
