/** What you may set of a Footer, on it or on anything around it. */
export interface FooterVariables {
  /** Its ground. */
  '--ui-footer-background'?: string | undefined;
  /** Its words and links. */
  '--ui-footer-color'?: string | undefined;
  /** The line above it and below its striker, as `border` of CSS. */
  '--ui-footer-border'?: string | undefined;
  /** Between the wordmark and the columns. */
  '--ui-footer-gap'?: string | undefined;
  /** The face of the headings of its columns. */
  '--ui-footer-font'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends FooterVariables {}
}
