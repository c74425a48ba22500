/** What you may set of each thing that a schedule lists, on it or on anything around it. */
export interface ScheduleItemVariables {
  /** The ground of what takes place, in rows and on the wall. */
  '--ui-schedule-item-background'?: string | undefined;
  /** Its words. */
  '--ui-schedule-item-color'?: string | undefined;
  /** The ground of a highlight. */
  '--ui-schedule-item-highlighted-background'?: string | undefined;
  /** Between its time, its title and its place in a row. */
  '--ui-schedule-item-gap'?: string | undefined;
  /** Above and below its words in a row. */
  '--ui-schedule-item-padding'?: string | undefined;
  /** The face of its title. */
  '--ui-schedule-item-font'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends ScheduleItemVariables {}
}
