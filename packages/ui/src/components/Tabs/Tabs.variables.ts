export interface TabsVariables {
  /** Background colour of a tab that is not chosen. */
  '--ui-tabs-background'?: string | undefined;
  /** Text colour of a tab that is not chosen. */
  '--ui-tabs-color'?: string | undefined;
  /** Background colour of the chosen tab. */
  '--ui-tabs-selected-background'?: string | undefined;
  /** Text colour of the chosen tab. */
  '--ui-tabs-selected-color'?: string | undefined;
  /** Border around a tab, as in CSS `border`. */
  '--ui-tabs-border'?: string | undefined;
  /** Border radius of a tab. */
  '--ui-tabs-radius'?: string | undefined;
  /** Gap between the tabs. */
  '--ui-tabs-gap'?: string | undefined;
  /** Font family of the tabs. */
  '--ui-tabs-font'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends TabsVariables {}
}
