export interface CountdownVariables {
  /** Colour of the unit words and the sentence. */
  '--ui-countdown-color'?: string | undefined;
  /** Gap between days, hours, minutes and seconds. */
  '--ui-countdown-gap'?: string | undefined;
  /** Font family of the unit words. */
  '--ui-countdown-font'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends CountdownVariables {}
}
