export const cardPaddings = ['base', 'small', 'none'] as const;
export const cardElements = ['div', 'article', 'section', 'li', 'aside'] as const;
