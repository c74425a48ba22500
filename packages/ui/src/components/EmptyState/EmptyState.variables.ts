/** What you may set of an EmptyState, on it or on anything around it. */
export interface EmptyStateVariables {
  /** Between picture, title, text and button. */
  '--ui-empty-state-gap'?: string | undefined;
  /** Around it. */
  '--ui-empty-state-padding'?: string | undefined;
  /** The face of its title. */
  '--ui-empty-state-font'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends EmptyStateVariables {}
}
