/** Inks of places: seven districts, and three for places between them. */
export const scheduleTones = ['red', 'teal', 'night', 'yellow', 'blue', 'pink', 'paper', 'orange', 'mint', 'plum'] as const;
export type ScheduleTone = (typeof scheduleTones)[number];

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
