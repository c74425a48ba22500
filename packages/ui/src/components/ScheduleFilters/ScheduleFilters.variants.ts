/** How many of a group's options may hold at once: any, one, or one of a row that is always in sight. */
export const filterKinds = ['several', 'one', 'row'] as const;
export type FilterKind = (typeof filterKinds)[number];
