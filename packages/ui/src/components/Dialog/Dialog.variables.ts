/** What you may set of a Dialog, on it or on anything around it. */
export interface DialogVariables {
  /** Its ground. */
  '--ui-dialog-background'?: string | undefined;
  /** Its words. */
  '--ui-dialog-color'?: string | undefined;
  /** The line around it and below its head, as `border` of CSS. */
  '--ui-dialog-border'?: string | undefined;
  /** Its corners. */
  '--ui-dialog-radius'?: string | undefined;
  /** Between the heading and the button that closes it. */
  '--ui-dialog-gap'?: string | undefined;
  /** Around what it holds. */
  '--ui-dialog-padding'?: string | undefined;
  /** The face of its heading. */
  '--ui-dialog-font'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends DialogVariables {}
}
