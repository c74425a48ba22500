export interface HeadingVariables {
  /** Text colour. */
  '--ui-heading-color'?: string | undefined;
  /** Font family. */
  '--ui-heading-font'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends HeadingVariables {}
}
