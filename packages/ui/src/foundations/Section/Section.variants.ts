export const sectionPaddings = ['base', 'compact', 'tight', 'none'] as const;
export const sectionStrikers = ['none', 'top', 'bottom'] as const;
