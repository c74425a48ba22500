/** What you may set of a DayPicker, on it or on anything around it. */
export interface DayPickerVariables {
  /** The ground of a day that is not chosen. */
  '--ui-day-picker-background'?: string | undefined;
  /** Its words. */
  '--ui-day-picker-color'?: string | undefined;
  /** The ground of the day that is chosen. */
  '--ui-day-picker-selected-background'?: string | undefined;
  /** The words of the day that is chosen. */
  '--ui-day-picker-selected-color'?: string | undefined;
  /** The corners at its two ends. */
  '--ui-day-picker-radius'?: string | undefined;
  /** The face of the days. */
  '--ui-day-picker-font'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends DayPickerVariables {}
}
