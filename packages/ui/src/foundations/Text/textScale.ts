export const textSizes = ['lead', 'body', 'small', 'pixel'] as const;
export const textTones = ['neutral', 'muted', 'accent'] as const;
export const textWeights = ['normal', 'strong', 'bold'] as const;
export const textElements = ['p', 'span', 'div', 'address', 'figcaption'] as const;
