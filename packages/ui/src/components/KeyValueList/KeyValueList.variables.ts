/** What you may set of a KeyValueList, on it or on anything around it. */
export interface KeyValueListVariables {
  /** The ground of the boxes of `large`. */
  '--ui-key-value-list-background'?: string | undefined;
  /** The keys. */
  '--ui-key-value-list-color'?: string | undefined;
  /** The lines between the rows, as `border` of CSS. */
  '--ui-key-value-list-border'?: string | undefined;
  /** Corners of `large`. */
  '--ui-key-value-list-radius'?: string | undefined;
  /** Between key and value. */
  '--ui-key-value-list-gap'?: string | undefined;
  /** Above and below a row; around a box of `large`. */
  '--ui-key-value-list-padding'?: string | undefined;
  /** The face of the values of `large`. */
  '--ui-key-value-list-font'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends KeyValueListVariables {}
}
