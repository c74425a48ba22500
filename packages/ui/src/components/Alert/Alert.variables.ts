export interface AlertVariables {
  /** Background colour. */
  '--ui-alert-background'?: string | undefined;
  /** Text colour. */
  '--ui-alert-color'?: string | undefined;
  /** Border, as in CSS `border`. */
  '--ui-alert-border'?: string | undefined;
  /** Colour of the leading edge, in every tone. */
  '--ui-alert-accent'?: string | undefined;
  /** Border radius. */
  '--ui-alert-radius'?: string | undefined;
  /** Gap between icon and text. */
  '--ui-alert-gap'?: string | undefined;
  /** Font family of the title. */
  '--ui-alert-font'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends AlertVariables {}
}
