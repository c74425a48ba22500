/** Also read by Menu, ThemeSwitcher, FavouriteButton and Carousel. */
export interface IconButtonVariables {
  /** Background colour. */
  '--ui-icon-button-background'?: string | undefined;
  /** Icon colour. */
  '--ui-icon-button-color'?: string | undefined;
  /** Border, as in CSS `border`; `plain` and `solid` have their own border colour. */
  '--ui-icon-button-border'?: string | undefined;
  /** Border radius. */
  '--ui-icon-button-radius'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends IconButtonVariables {}
}
