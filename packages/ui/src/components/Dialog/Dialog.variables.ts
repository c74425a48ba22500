export interface DialogVariables {
  /** Background colour. */
  '--ui-dialog-background'?: string | undefined;
  /** Text colour. */
  '--ui-dialog-color'?: string | undefined;
  /** Border around the dialog and below its header, as in CSS `border`. */
  '--ui-dialog-border'?: string | undefined;
  /** Border radius. */
  '--ui-dialog-radius'?: string | undefined;
  /** Gap between heading and close button. */
  '--ui-dialog-gap'?: string | undefined;
  /** Padding around the content. */
  '--ui-dialog-padding'?: string | undefined;
  /** Font family of the heading. */
  '--ui-dialog-font'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends DialogVariables {}
}
