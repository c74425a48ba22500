/** What you may set of a FavouriteButton, beside those of IconButton, on it or on anything around it. */
export interface FavouriteButtonVariables {
  /** Its ground while it is saved. */
  '--ui-favourite-button-selected-background'?: string | undefined;
  /** Its match while it is saved. */
  '--ui-favourite-button-selected-color'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends FavouriteButtonVariables {}
}
