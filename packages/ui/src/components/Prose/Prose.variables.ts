/** What you may set of Prose, on it or on anything around it. */
export interface ProseVariables {
  /** The headings. */
  '--ui-prose-heading-color'?: string | undefined;
  /** The links. */
  '--ui-prose-link-color'?: string | undefined;
  /** Between paragraphs. */
  '--ui-prose-gap'?: string | undefined;
  /** The face of the headings. */
  '--ui-prose-font'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends ProseVariables {}
}
