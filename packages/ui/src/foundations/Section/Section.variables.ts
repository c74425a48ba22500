export interface SectionVariables {
  /** Background colour, in every tone. */
  '--ui-section-background'?: string | undefined;
  /** Text colour. */
  '--ui-section-color'?: string | undefined;
  /** Padding above and below the content, in every `padding` but `none`. */
  '--ui-section-padding'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends SectionVariables {}
}
