export const textSizes = ['lead', 'body', 'small', 'pixel'] as const;
export const textTones = ['ink', 'muted', 'red', 'error'] as const;
export const textWeights = ['normal', 'strong', 'bold'] as const;
export const textElements = ['p', 'span', 'div', 'address', 'figcaption'] as const;
