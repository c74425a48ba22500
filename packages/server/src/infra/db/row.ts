export const textOf = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '');

export const parseJson = (value: unknown): unknown => JSON.parse(textOf(value) || 'null');
