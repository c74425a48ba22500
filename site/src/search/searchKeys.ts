/** Keys that open the search; the boot script opens it for whatever is marked with them. */
export const searchKeys = 'Control+K Meta+K';
