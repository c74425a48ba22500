/** What you may set of a ScheduleStrip, on it or on anything around it. */
export interface ScheduleStripVariables {
  /** Its ground, dark in both themes. */
  '--ui-schedule-strip-background'?: string | undefined;
  /** Its hours, and bars that have no ink of a place. */
  '--ui-schedule-strip-color'?: string | undefined;
  /** The line around it, as `border` of CSS. */
  '--ui-schedule-strip-border'?: string | undefined;
  /** Its corners. */
  '--ui-schedule-strip-radius'?: string | undefined;
  /** The face of its hours. */
  '--ui-schedule-strip-font'?: string | undefined;
  /** The line of the present. */
  '--ui-schedule-strip-now-background'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends ScheduleStripVariables {}
}
