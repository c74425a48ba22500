export interface KeyValueListVariables {
  /** Background colour of the boxes of `large`. */
  '--ui-key-value-list-background'?: string | undefined;
  /** Colour of the labels. */
  '--ui-key-value-list-color'?: string | undefined;
  /** Border between the rows, as in CSS `border`. */
  '--ui-key-value-list-border'?: string | undefined;
  /** Border radius of `large`. */
  '--ui-key-value-list-radius'?: string | undefined;
  /** Gap between label and value. */
  '--ui-key-value-list-gap'?: string | undefined;
  /** Padding above and below a row, or around a box of `large`. */
  '--ui-key-value-list-padding'?: string | undefined;
  /** Font family of the values of `large`. */
  '--ui-key-value-list-font'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends KeyValueListVariables {}
}
