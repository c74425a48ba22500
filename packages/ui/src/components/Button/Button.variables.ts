/** What you may set of a Button, on it or on anything around it. */
export interface ButtonVariables {
  /** Its ground, in every variant. */
  '--ui-button-background'?: string | undefined;
  /** Its words and its icon. */
  '--ui-button-color'?: string | undefined;
  /** The line around it, as `border` of CSS. */
  '--ui-button-border'?: string | undefined;
  /** Its corners. */
  '--ui-button-radius'?: string | undefined;
  /** Between an icon and the words. */
  '--ui-button-gap'?: string | undefined;
  /** The face of its words. */
  '--ui-button-font'?: string | undefined;
  /** The size of its words. */
  '--ui-button-font-size'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends ButtonVariables {}
}
