/** A column's value as text; empty where there is none. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '');

/** JSON that the server itself has written; null where there is none. */
export const parseJson = (value: unknown): unknown => JSON.parse(textOf(value) || 'null');
