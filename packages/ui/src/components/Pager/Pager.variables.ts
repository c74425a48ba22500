/** What you may set of a Pager, on it or on anything around it. */
export interface PagerVariables {
  /** The ground of a page that is not shown. */
  '--ui-pager-background'?: string | undefined;
  /** Its number. */
  '--ui-pager-color'?: string | undefined;
  /** The ground of the page shown now. */
  '--ui-pager-selected-background'?: string | undefined;
  /** The number of the page shown now. */
  '--ui-pager-selected-color'?: string | undefined;
  /** The line around a page, as `border` of CSS. */
  '--ui-pager-border'?: string | undefined;
  /** Corners of a page. */
  '--ui-pager-radius'?: string | undefined;
  /** Between the pages. */
  '--ui-pager-gap'?: string | undefined;
  /** The face of the numbers. */
  '--ui-pager-font'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends PagerVariables {}
}
