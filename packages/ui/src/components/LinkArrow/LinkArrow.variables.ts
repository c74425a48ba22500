/** What you may set of a LinkArrow, on it or on anything around it. */
export interface LinkArrowVariables {
  /** Its words and the stick of its match. */
  '--ui-link-arrow-color'?: string | undefined;
  /** Between the words and the match. */
  '--ui-link-arrow-gap'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends LinkArrowVariables {}
}
