/** What you may set of an Accordion, on it or on anything around it. */
export interface AccordionVariables {
  /** The words that open an answer. */
  '--ui-accordion-color'?: string | undefined;
  /** The lines between the items, as `border` of CSS. */
  '--ui-accordion-border'?: string | undefined;
  /** Between the words and their sign. */
  '--ui-accordion-gap'?: string | undefined;
  /** Above and below the words. */
  '--ui-accordion-padding'?: string | undefined;
  /** The face of the words. */
  '--ui-accordion-font'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends AccordionVariables {}
}
