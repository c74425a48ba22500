/** Also read by ThemePicker. */
export interface ToggleChipVariables {
  /** Background colour while off. */
  '--ui-toggle-chip-background'?: string | undefined;
  /** Text colour while off. */
  '--ui-toggle-chip-color'?: string | undefined;
  /** Background colour while on. */
  '--ui-toggle-chip-selected-background'?: string | undefined;
  /** Text colour while on. */
  '--ui-toggle-chip-selected-color'?: string | undefined;
  /** Border, as in CSS `border`. */
  '--ui-toggle-chip-border'?: string | undefined;
  /** Border radius. */
  '--ui-toggle-chip-radius'?: string | undefined;
  /** Gap between icon and text. */
  '--ui-toggle-chip-gap'?: string | undefined;
  /** Font family of the text. */
  '--ui-toggle-chip-font'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends ToggleChipVariables {}
}
