/** What you may set of an ErrorBox, on it or on anything around it. */
export interface ErrorBoxVariables {
  /** Its ground. */
  '--ui-error-box-background'?: string | undefined;
  /** Its words. */
  '--ui-error-box-color'?: string | undefined;
  /** The line around it, as `border` of CSS. */
  '--ui-error-box-border'?: string | undefined;
  /** Its corners. */
  '--ui-error-box-radius'?: string | undefined;
  /** Between the sign and the words. */
  '--ui-error-box-gap'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends ErrorBoxVariables {}
}
