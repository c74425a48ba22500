/** What you may set of ScheduleFilters, on it or on anything around it. */
export interface ScheduleFiltersVariables {
  /** The ground of the box that opens. */
  '--ui-schedule-filters-background'?: string | undefined;
  /** Words in that box. */
  '--ui-schedule-filters-color'?: string | undefined;
  /** The line around that box, as `border` of CSS. */
  '--ui-schedule-filters-border'?: string | undefined;
  /** Corners of the box and of the choices. */
  '--ui-schedule-filters-radius'?: string | undefined;
  /** Between the groups of choices. */
  '--ui-schedule-filters-gap'?: string | undefined;
  /** The face of the choices. */
  '--ui-schedule-filters-font'?: string | undefined;
  /** The ground of a choice that is made. */
  '--ui-schedule-filters-selected-background'?: string | undefined;
  /** Its words. */
  '--ui-schedule-filters-selected-color'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends ScheduleFiltersVariables {}
}
