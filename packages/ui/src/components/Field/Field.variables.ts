/** What you may set of every field, on it or on anything around it. */
export interface FieldVariables {
  /** The ground that is written on. */
  '--ui-field-background'?: string | undefined;
  /** What is written. */
  '--ui-field-color'?: string | undefined;
  /** The line around a control, as `border` of CSS. */
  '--ui-field-border'?: string | undefined;
  /** Corners of a control; radios stay round. */
  '--ui-field-radius'?: string | undefined;
  /** Between label and control. */
  '--ui-field-gap'?: string | undefined;
  /** The size of what is written. */
  '--ui-field-font-size'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends FieldVariables {}
}
