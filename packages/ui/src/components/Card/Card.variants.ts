export const cardPaddings = ['base', 'compact', 'none'] as const;
export const cardElements = ['div', 'article', 'section', 'li', 'aside'] as const;
