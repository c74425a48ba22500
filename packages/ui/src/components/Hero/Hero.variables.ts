export interface HeroVariables {
  /** Background colour, in every tone. */
  '--ui-hero-background'?: string | undefined;
  /** Text colour. */
  '--ui-hero-color'?: string | undefined;
  /** Border above the strip, as in CSS `border`. */
  '--ui-hero-border'?: string | undefined;
  /** Gap between buttons and links. */
  '--ui-hero-gap'?: string | undefined;
  /** Font family of the heading. */
  '--ui-hero-font'?: string | undefined;
  /** Font family of place and dates. */
  '--ui-hero-date-font'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends HeroVariables {}
}
