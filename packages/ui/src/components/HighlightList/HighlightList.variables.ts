/** What you may set of a HighlightList, on it or on anything around it. */
export interface HighlightListVariables {
  /** The ground of a box. */
  '--ui-highlight-list-background'?: string | undefined;
  /** Its words. */
  '--ui-highlight-list-color'?: string | undefined;
  /** The line around a box, as `border` of CSS; the lower one stays 6 px. */
  '--ui-highlight-list-border'?: string | undefined;
  /** Corners of a box. */
  '--ui-highlight-list-radius'?: string | undefined;
  /** Between the boxes. */
  '--ui-highlight-list-gap'?: string | undefined;
  /** Around what a box holds. */
  '--ui-highlight-list-padding'?: string | undefined;
  /** The face of its first words. */
  '--ui-highlight-list-font'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends HighlightListVariables {}
}
