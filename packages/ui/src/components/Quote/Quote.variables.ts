export interface QuoteVariables {
  /** Colour of the quotation. */
  '--ui-quote-color'?: string | undefined;
  /** Colour of the leading edge. */
  '--ui-quote-accent'?: string | undefined;
  /** Gap between quotation and speaker. */
  '--ui-quote-gap'?: string | undefined;
  /** Font family of the quotation. */
  '--ui-quote-font'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends QuoteVariables {}
}
