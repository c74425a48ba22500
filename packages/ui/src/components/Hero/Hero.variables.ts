/** What you may set of a Hero, on it or on anything around it. */
export interface HeroVariables {
  /** Its ground, in place of that of its tone. */
  '--ui-hero-background'?: string | undefined;
  /** Its words. */
  '--ui-hero-color'?: string | undefined;
  /** The line above the strip, as `border` of CSS. */
  '--ui-hero-border'?: string | undefined;
  /** Between its buttons and links. */
  '--ui-hero-gap'?: string | undefined;
  /** The face of its heading. */
  '--ui-hero-font'?: string | undefined;
  /** The face of place and dates. */
  '--ui-hero-date-font'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends HeroVariables {}
}
