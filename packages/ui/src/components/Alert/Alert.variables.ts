/** What you may set of an Alert, on it or on anything around it. */
export interface AlertVariables {
  /** Its ground. */
  '--ui-alert-background'?: string | undefined;
  /** Its words. */
  '--ui-alert-color'?: string | undefined;
  /** The line around it, as `border` of CSS. */
  '--ui-alert-border'?: string | undefined;
  /** The edge at its beginning, in every tone. */
  '--ui-alert-accent'?: string | undefined;
  /** Its corners. */
  '--ui-alert-radius'?: string | undefined;
  /** Between the icon and the words. */
  '--ui-alert-gap'?: string | undefined;
  /** The face of its title. */
  '--ui-alert-font'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends AlertVariables {}
}
