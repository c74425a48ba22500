/** Safari drops the list role together with the bullets. */
export const asList = { role: 'list' } as const;
