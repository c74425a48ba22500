/** What you may set of a Menu, on it or on anything around it. */
export interface MenuVariables {
  /** The ground of the panel and of every block, in place of their tones. */
  '--ui-menu-background'?: string | undefined;
  /** Its links and headings. */
  '--ui-menu-color'?: string | undefined;
  /** The lines between its blocks, as `border` of CSS. */
  '--ui-menu-border'?: string | undefined;
  /** Between two links beside each other. */
  '--ui-menu-gap'?: string | undefined;
  /** The face of its headings. */
  '--ui-menu-font'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends MenuVariables {}
}
