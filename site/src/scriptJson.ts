/** A value as the JSON inside of a script element: `<` is escaped, so that no text can end the element it stands in. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
