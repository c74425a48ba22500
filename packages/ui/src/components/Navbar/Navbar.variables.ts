/** What you may set of a Navbar, on it or on anything around it. */
export interface NavbarVariables {
  /** Its ground. */
  '--ui-navbar-background'?: string | undefined;
  /** Its mark and its links. */
  '--ui-navbar-color'?: string | undefined;
  /** The line below it, as `border` of CSS. */
  '--ui-navbar-border'?: string | undefined;
  /** Between mark, links and buttons, at every width. */
  '--ui-navbar-gap'?: string | undefined;
  /** The face of its links. */
  '--ui-navbar-font'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends NavbarVariables {}
}
