/** Keeps the role of a list without bullets, which Safari drops together with them. */
export const asList = { role: 'list' } as const;
