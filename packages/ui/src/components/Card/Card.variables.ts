/** What you may set of every card: InfoCard, ProfileCard and those of `@tand/ui-festival` too, on it or on anything around it. */
export interface CardVariables {
  /** Its ground, in place of that of its tone. */
  '--ui-card-background'?: string | undefined;
  /** Its words. */
  '--ui-card-color'?: string | undefined;
  /** The line around it, as `border` of CSS. */
  '--ui-card-border'?: string | undefined;
  /** Its corners. */
  '--ui-card-radius'?: string | undefined;
  /** Room between its edge and what it holds. */
  '--ui-card-padding'?: string | undefined;
  /** Between what stands below each other in it. */
  '--ui-card-gap'?: string | undefined;
  /** The face of its title; NewsCard has this one alone. */
  '--ui-card-font'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends CardVariables {}
}
