export interface HighlightListVariables {
  /** Background colour of a box. */
  '--ui-highlight-list-background'?: string | undefined;
  /** Text colour. */
  '--ui-highlight-list-color'?: string | undefined;
  /** Border of a box, as in CSS `border`; the lower edge stays 6 px. */
  '--ui-highlight-list-border'?: string | undefined;
  /** Border radius of a box. */
  '--ui-highlight-list-radius'?: string | undefined;
  /** Gap between the boxes. */
  '--ui-highlight-list-gap'?: string | undefined;
  /** Padding of a box. */
  '--ui-highlight-list-padding'?: string | undefined;
  /** Font family of the titles. */
  '--ui-highlight-list-font'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends HighlightListVariables {}
}
