export interface PagerVariables {
  /** Background colour of a page that is not shown. */
  '--ui-pager-background'?: string | undefined;
  /** Text colour of a page that is not shown. */
  '--ui-pager-color'?: string | undefined;
  /** Background colour of the current page. */
  '--ui-pager-selected-background'?: string | undefined;
  /** Text colour of the current page. */
  '--ui-pager-selected-color'?: string | undefined;
  /** Border around a page, as in CSS `border`. */
  '--ui-pager-border'?: string | undefined;
  /** Border radius of a page. */
  '--ui-pager-radius'?: string | undefined;
  /** Gap between the pages. */
  '--ui-pager-gap'?: string | undefined;
  /** Font family of the numbers. */
  '--ui-pager-font'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends PagerVariables {}
}
