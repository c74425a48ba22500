export const gridColumns = [1, 2, 3, 4, 5, 6, 8, 'aside'] as const;
export const gridMobileColumns = [1, 2, 3, 4] as const;
export const gridAligns = ['stretch', 'start', 'center', 'end'] as const;
export const gridElements = ['div', 'ul', 'ol'] as const;
export type GridColumns = (typeof gridColumns)[number];
