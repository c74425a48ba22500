export interface ScheduleItemVariables {
  /** Background colour of an item, in rows and on the wall. */
  '--ui-schedule-item-background'?: string | undefined;
  /** Text colour of an item. */
  '--ui-schedule-item-color'?: string | undefined;
  /** Background colour of a highlighted item. */
  '--ui-schedule-item-highlighted-background'?: string | undefined;
  /** Gap between time, title and place in a row. */
  '--ui-schedule-item-gap'?: string | undefined;
  /** Padding above and below the text in a row. */
  '--ui-schedule-item-padding'?: string | undefined;
  /** Font family of the title. */
  '--ui-schedule-item-font'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends ScheduleItemVariables {}
}
