export interface BreadcrumbsVariables {
  /** Colour of the current page's name. */
  '--ui-breadcrumbs-color'?: string | undefined;
  /** Gap on either side of a separator. */
  '--ui-breadcrumbs-gap'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends BreadcrumbsVariables {}
}
