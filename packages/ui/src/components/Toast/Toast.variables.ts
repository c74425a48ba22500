/** What you may set of a Toast, on it or on anything around it. */
export interface ToastVariables {
  /** Its ground. */
  '--ui-toast-background'?: string | undefined;
  /** Its words. */
  '--ui-toast-color'?: string | undefined;
  /** The line around it, as `border` of CSS. */
  '--ui-toast-border'?: string | undefined;
  /** Its corners. */
  '--ui-toast-radius'?: string | undefined;
  /** Between its words and its buttons. */
  '--ui-toast-gap'?: string | undefined;
  /** Above and below its words. */
  '--ui-toast-padding'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends ToastVariables {}
}
