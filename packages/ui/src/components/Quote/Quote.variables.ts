/** What you may set of a Quote, on it or on anything around it. */
export interface QuoteVariables {
  /** What is said. */
  '--ui-quote-color'?: string | undefined;
  /** The edge at its beginning. */
  '--ui-quote-accent'?: string | undefined;
  /** Between what is said and who says it. */
  '--ui-quote-gap'?: string | undefined;
  /** The face of what is said. */
  '--ui-quote-font'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends QuoteVariables {}
}
