export interface ScheduleFiltersVariables {
  /** Background colour of the drawer. */
  '--ui-schedule-filters-background'?: string | undefined;
  /** Text colour of the drawer. */
  '--ui-schedule-filters-color'?: string | undefined;
  /** Border of the drawer, as in CSS `border`. */
  '--ui-schedule-filters-border'?: string | undefined;
  /** Border radius of the drawer and the choices. */
  '--ui-schedule-filters-radius'?: string | undefined;
  /** Gap between the groups. */
  '--ui-schedule-filters-gap'?: string | undefined;
  /** Font family of the choices. */
  '--ui-schedule-filters-font'?: string | undefined;
  /** Background colour of a chosen option. */
  '--ui-schedule-filters-selected-background'?: string | undefined;
  /** Text colour of a chosen option. */
  '--ui-schedule-filters-selected-color'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends ScheduleFiltersVariables {}
}
