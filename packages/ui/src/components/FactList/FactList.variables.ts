/** What you may set of a FactList, on it or on anything around it. */
export interface FactListVariables {
  /** The lines between the facts, as `border` of CSS. */
  '--ui-fact-list-border'?: string | undefined;
  /** Above and below each. */
  '--ui-fact-list-padding'?: string | undefined;
  /** Between two columns. */
  '--ui-fact-list-gap'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends FactListVariables {}
}
