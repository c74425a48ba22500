export const sectionPaddings = ['base', 'compact', 'none'] as const;
export const sectionStrikers = ['none', 'top', 'bottom'] as const;
