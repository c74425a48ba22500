/** What you may set of a Heading, on it or on anything around it. */
export interface HeadingVariables {
  /** Its words. */
  '--ui-heading-color'?: string | undefined;
  /** Its face. */
  '--ui-heading-font'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends HeadingVariables {}
}
