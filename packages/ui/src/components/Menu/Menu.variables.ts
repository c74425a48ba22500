export interface MenuVariables {
  /** Background colour of the panel and of every block, instead of their tones. */
  '--ui-menu-background'?: string | undefined;
  /** Colour of links and headings. */
  '--ui-menu-color'?: string | undefined;
  /** Border between the blocks, as in CSS `border`. */
  '--ui-menu-border'?: string | undefined;
  /** Gap between two links in a row. */
  '--ui-menu-gap'?: string | undefined;
  /** Font family of the headings. */
  '--ui-menu-font'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends MenuVariables {}
}
