export interface FactListVariables {
  /** Border between the facts, as in CSS `border`. */
  '--ui-fact-list-border'?: string | undefined;
  /** Padding above and below each fact. */
  '--ui-fact-list-padding'?: string | undefined;
  /** Gap between two columns. */
  '--ui-fact-list-gap'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends FactListVariables {}
}
