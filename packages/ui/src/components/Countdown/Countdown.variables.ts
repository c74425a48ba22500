/** What you may set of a Countdown, on it or on anything around it. */
export interface CountdownVariables {
  /** The words below the digits, and its sentence. */
  '--ui-countdown-color'?: string | undefined;
  /** Between days, hours, minutes and seconds. */
  '--ui-countdown-gap'?: string | undefined;
  /** The face of the words below the digits. */
  '--ui-countdown-font'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends CountdownVariables {}
}
