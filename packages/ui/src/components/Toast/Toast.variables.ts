export interface ToastVariables {
  /** Background colour. */
  '--ui-toast-background'?: string | undefined;
  /** Text colour. */
  '--ui-toast-color'?: string | undefined;
  /** Border, as in CSS `border`. */
  '--ui-toast-border'?: string | undefined;
  /** Border radius. */
  '--ui-toast-radius'?: string | undefined;
  /** Gap between text and buttons. */
  '--ui-toast-gap'?: string | undefined;
  /** Padding above and below the text. */
  '--ui-toast-padding'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends ToastVariables {}
}
