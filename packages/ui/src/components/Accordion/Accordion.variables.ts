export interface AccordionVariables {
  /** Colour of the questions. */
  '--ui-accordion-color'?: string | undefined;
  /** Border between the items, as in CSS `border`. */
  '--ui-accordion-border'?: string | undefined;
  /** Gap between question and icon. */
  '--ui-accordion-gap'?: string | undefined;
  /** Padding above and below a question. */
  '--ui-accordion-padding'?: string | undefined;
  /** Font family of the questions. */
  '--ui-accordion-font'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends AccordionVariables {}
}
