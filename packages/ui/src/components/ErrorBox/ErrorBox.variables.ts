export interface ErrorBoxVariables {
  /** Background colour. */
  '--ui-error-box-background'?: string | undefined;
  /** Text colour. */
  '--ui-error-box-color'?: string | undefined;
  /** Border, as in CSS `border`. */
  '--ui-error-box-border'?: string | undefined;
  /** Border radius. */
  '--ui-error-box-radius'?: string | undefined;
  /** Gap between icon and text. */
  '--ui-error-box-gap'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends ErrorBoxVariables {}
}
