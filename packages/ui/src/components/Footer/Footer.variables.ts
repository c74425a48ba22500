export interface FooterVariables {
  /** Background colour. */
  '--ui-footer-background'?: string | undefined;
  /** Colour of text and links. */
  '--ui-footer-color'?: string | undefined;
  /** Border above it and below its striker, as in CSS `border`. */
  '--ui-footer-border'?: string | undefined;
  /** Between the wordmark and the columns. */
  '--ui-footer-gap'?: string | undefined;
  /** Font family of the column headings. */
  '--ui-footer-font'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends FooterVariables {}
}
