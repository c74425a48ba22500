/** What you may set of every square button of one icon: those of Menu, ThemeSwitcher, FavouriteButton and Carousel too, on it or on anything around it. */
export interface IconButtonVariables {
  /** Its ground. */
  '--ui-icon-button-background'?: string | undefined;
  /** Its icon. */
  '--ui-icon-button-color'?: string | undefined;
  /** The line around it, as `border` of CSS; `plain` and `solid` keep their own colour of it. */
  '--ui-icon-button-border'?: string | undefined;
  /** Its corners. */
  '--ui-icon-button-radius'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends IconButtonVariables {}
}
