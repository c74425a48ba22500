/** What you may set of every chip: those of ThemePicker too, on it or on anything around it. */
export interface ToggleChipVariables {
  /** Its ground while it is off. */
  '--ui-toggle-chip-background'?: string | undefined;
  /** Its words while it is off. */
  '--ui-toggle-chip-color'?: string | undefined;
  /** Its ground while it is on. */
  '--ui-toggle-chip-selected-background'?: string | undefined;
  /** Its words while it is on. */
  '--ui-toggle-chip-selected-color'?: string | undefined;
  /** The line around it, as `border` of CSS. */
  '--ui-toggle-chip-border'?: string | undefined;
  /** Its corners. */
  '--ui-toggle-chip-radius'?: string | undefined;
  /** Between an icon and the words. */
  '--ui-toggle-chip-gap'?: string | undefined;
  /** The face of its words. */
  '--ui-toggle-chip-font'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends ToggleChipVariables {}
}
