/** The boot script opens the search for elements with this `aria-keyshortcuts`. */
export const searchKeys = 'Control+K Meta+K';
