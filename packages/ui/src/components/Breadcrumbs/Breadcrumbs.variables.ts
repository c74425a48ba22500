/** What you may set of Breadcrumbs, on it or on anything around it. */
export interface BreadcrumbsVariables {
  /** The name of the page shown now. */
  '--ui-breadcrumbs-color'?: string | undefined;
  /** On either side of the match between two pages. */
  '--ui-breadcrumbs-gap'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends BreadcrumbsVariables {}
}
