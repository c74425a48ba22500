export const stackDirections = ['column', 'row'] as const;
export const stackGaps = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export const stackAligns = ['stretch', 'start', 'center', 'end', 'baseline'] as const;
export const stackJustifies = ['start', 'center', 'end', 'between'] as const;
export const stackElements = ['div', 'ul', 'ol', 'header', 'nav', 'figure'] as const;
export type StackGap = (typeof stackGaps)[number];
