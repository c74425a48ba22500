export interface LinkArrowVariables {
  /** Colour of the text and of the match's stick. */
  '--ui-link-arrow-color'?: string | undefined;
  /** Gap between text and match. */
  '--ui-link-arrow-gap'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends LinkArrowVariables {}
}
