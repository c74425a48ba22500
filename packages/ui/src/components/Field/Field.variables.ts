/** Read by every field. */
export interface FieldVariables {
  /** Background colour of the control. */
  '--ui-field-background'?: string | undefined;
  /** Colour of the value. */
  '--ui-field-color'?: string | undefined;
  /** Border of the control, as in CSS `border`. */
  '--ui-field-border'?: string | undefined;
  /** Border radius of the control; radios stay round. */
  '--ui-field-radius'?: string | undefined;
  /** Gap between label and control. */
  '--ui-field-gap'?: string | undefined;
  /** Font size of the value. */
  '--ui-field-font-size'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends FieldVariables {}
}
