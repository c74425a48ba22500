export interface ProseVariables {
  /** Colour of the headings. */
  '--ui-prose-heading-color'?: string | undefined;
  /** Colour of the links. */
  '--ui-prose-link-color'?: string | undefined;
  /** Gap between paragraphs. */
  '--ui-prose-gap'?: string | undefined;
  /** Font family of the headings. */
  '--ui-prose-font'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends ProseVariables {}
}
