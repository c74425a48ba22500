export interface NavbarVariables {
  /** Background colour. */
  '--ui-navbar-background'?: string | undefined;
  /** Colour of logo and links. */
  '--ui-navbar-color'?: string | undefined;
  /** Border below it, as in CSS `border`. */
  '--ui-navbar-border'?: string | undefined;
  /** Gap between logo, links and buttons, at every width. */
  '--ui-navbar-gap'?: string | undefined;
  /** Font family of the links. */
  '--ui-navbar-font'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends NavbarVariables {}
}
