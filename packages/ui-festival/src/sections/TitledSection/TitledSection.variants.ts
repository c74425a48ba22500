export const titledSectionHeadings = ['above', 'start', 'end', 'over'] as const;
