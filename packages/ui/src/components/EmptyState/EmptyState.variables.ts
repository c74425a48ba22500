export interface EmptyStateVariables {
  /** Gap between picture, title, text and button. */
  '--ui-empty-state-gap'?: string | undefined;
  /** Padding around it. */
  '--ui-empty-state-padding'?: string | undefined;
  /** Font family of the title. */
  '--ui-empty-state-font'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends EmptyStateVariables {}
}
