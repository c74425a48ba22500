export interface ScheduleStripVariables {
  /** Background colour, dark in both themes. */
  '--ui-schedule-strip-background'?: string | undefined;
  /** Colour of the hours, and of bars without a place's ink. */
  '--ui-schedule-strip-color'?: string | undefined;
  /** Border, as in CSS `border`. */
  '--ui-schedule-strip-border'?: string | undefined;
  /** Border radius. */
  '--ui-schedule-strip-radius'?: string | undefined;
  /** Font family of the hours. */
  '--ui-schedule-strip-font'?: string | undefined;
  /** Colour of the line of the present. */
  '--ui-schedule-strip-now-background'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends ScheduleStripVariables {}
}
