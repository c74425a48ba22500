export interface DayPickerVariables {
  /** Background colour of a day that is not chosen. */
  '--ui-day-picker-background'?: string | undefined;
  /** Text colour of a day that is not chosen. */
  '--ui-day-picker-color'?: string | undefined;
  /** Background colour of the chosen day. */
  '--ui-day-picker-selected-background'?: string | undefined;
  /** Text colour of the chosen day. */
  '--ui-day-picker-selected-color'?: string | undefined;
  /** Border radius at both ends. */
  '--ui-day-picker-radius'?: string | undefined;
  /** Font family of the days. */
  '--ui-day-picker-font'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends DayPickerVariables {}
}
