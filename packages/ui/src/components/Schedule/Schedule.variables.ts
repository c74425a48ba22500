/** What you may set of a Schedule, its grid and its lists, on it or on anything around it. */
export interface ScheduleVariables {
  /** The ground of the band above a day, of the hours and of the wall. */
  '--ui-schedule-background'?: string | undefined;
  /** Words on that ground. */
  '--ui-schedule-color'?: string | undefined;
  /** The lines around the lists, and between the places of the wall, as `border` of CSS. */
  '--ui-schedule-border'?: string | undefined;
  /** Corners of the lists, of the choice of view and of what lies on the wall. */
  '--ui-schedule-radius'?: string | undefined;
  /** The face of days, hours and places. */
  '--ui-schedule-font'?: string | undefined;
  /** The ground of the view that is chosen. */
  '--ui-schedule-selected-background'?: string | undefined;
  /** Its words. */
  '--ui-schedule-selected-color'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends ScheduleVariables {}
}
