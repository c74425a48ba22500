/** What you may set of a Section, on it or on anything around it. */
export interface SectionVariables {
  /** Its ground, in place of that of its tone. */
  '--ui-section-background'?: string | undefined;
  /** Its words. */
  '--ui-section-color'?: string | undefined;
  /** Above and below what it holds, in every `padding` but `none`. */
  '--ui-section-padding'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends SectionVariables {}
}
