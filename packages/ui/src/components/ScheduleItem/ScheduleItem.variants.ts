/** Inks of the places: those of the seven districts, and three for what lies between them. */
export const scheduleTones = ['red', 'teal', 'night', 'yellow', 'blue', 'pink', 'paper', 'orange', 'mint', 'plum'] as const;
export type ScheduleTone = (typeof scheduleTones)[number];

/** Sorts of items that have a sign of their own. */
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
