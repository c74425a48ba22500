/** Options that can be set at once: any, one, or one of a row that is always visible. */
export const filterKinds = ['several', 'one', 'row'] as const;
export type FilterKind = (typeof filterKinds)[number];
