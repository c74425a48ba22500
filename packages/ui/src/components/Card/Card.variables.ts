/** Also read by InfoCard, ProfileCard and the cards of `@tand/ui-festival`. */
export interface CardVariables {
  /** Background colour, in every tone. */
  '--ui-card-background'?: string | undefined;
  /** Text colour. */
  '--ui-card-color'?: string | undefined;
  /** Border, as in CSS `border`. */
  '--ui-card-border'?: string | undefined;
  /** Border radius. */
  '--ui-card-radius'?: string | undefined;
  /** Padding between edge and content. */
  '--ui-card-padding'?: string | undefined;
  /** Gap between the children. */
  '--ui-card-gap'?: string | undefined;
  /** Font family of the title; the only variable that NewsCard reads. */
  '--ui-card-font'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends CardVariables {}
}
