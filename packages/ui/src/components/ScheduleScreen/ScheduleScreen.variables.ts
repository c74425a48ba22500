/** What you may set of a ScheduleScreen, on it or on anything around it. */
export interface ScheduleScreenVariables {
  /** The ground of what is on. */
  '--ui-schedule-screen-background'?: string | undefined;
  /** Words on the place’s own ground and on what is on. */
  '--ui-schedule-screen-color'?: string | undefined;
  /** The lines around its plates, as `border` of CSS. */
  '--ui-schedule-screen-border'?: string | undefined;
  /** Corners of its plates. */
  '--ui-schedule-screen-radius'?: string | undefined;
  /** The face of all but the lines of what follows. */
  '--ui-schedule-screen-font'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends ScheduleScreenVariables {}
}
