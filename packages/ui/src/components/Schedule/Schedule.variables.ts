export interface ScheduleVariables {
  /** Background colour of the band above a day, of the hours and of the wall. */
  '--ui-schedule-background'?: string | undefined;
  /** Text colour on that background. */
  '--ui-schedule-color'?: string | undefined;
  /** Border of the lists, and between the places of the wall, as in CSS `border`. */
  '--ui-schedule-border'?: string | undefined;
  /** Border radius of the lists, the view control and the wall's items. */
  '--ui-schedule-radius'?: string | undefined;
  /** Font family of days, hours and places. */
  '--ui-schedule-font'?: string | undefined;
  /** Background colour of the chosen view. */
  '--ui-schedule-selected-background'?: string | undefined;
  /** Text colour of the chosen view. */
  '--ui-schedule-selected-color'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends ScheduleVariables {}
}
