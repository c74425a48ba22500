/** What you may set of Tabs, on it or on anything around it. */
export interface TabsVariables {
  /** The ground of a tab that is not chosen. */
  '--ui-tabs-background'?: string | undefined;
  /** Its words. */
  '--ui-tabs-color'?: string | undefined;
  /** The ground of the tab that is chosen. */
  '--ui-tabs-selected-background'?: string | undefined;
  /** The words of the tab that is chosen. */
  '--ui-tabs-selected-color'?: string | undefined;
  /** The line around a tab, as `border` of CSS. */
  '--ui-tabs-border'?: string | undefined;
  /** Corners of a tab. */
  '--ui-tabs-radius'?: string | undefined;
  /** Between the tabs. */
  '--ui-tabs-gap'?: string | undefined;
  /** The face of the tabs. */
  '--ui-tabs-font'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends TabsVariables {}
}
