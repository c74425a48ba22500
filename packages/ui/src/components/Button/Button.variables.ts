export interface ButtonVariables {
  /** Background colour, in every variant. */
  '--ui-button-background'?: string | undefined;
  /** Colour of text and icon. */
  '--ui-button-color'?: string | undefined;
  /** Border, as in CSS `border`. */
  '--ui-button-border'?: string | undefined;
  /** Border radius. */
  '--ui-button-radius'?: string | undefined;
  /** Gap between icon and text. */
  '--ui-button-gap'?: string | undefined;
  /** Font family of the text. */
  '--ui-button-font'?: string | undefined;
  /** Font size of the text. */
  '--ui-button-font-size'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends ButtonVariables {}
}
