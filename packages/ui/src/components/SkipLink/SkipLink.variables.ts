export interface SkipLinkVariables {
  /** Background colour. */
  '--ui-skip-link-background'?: string | undefined;
  /** Text colour. */
  '--ui-skip-link-color'?: string | undefined;
  /** Border, as in CSS `border`. */
  '--ui-skip-link-border'?: string | undefined;
  /** Border radius. */
  '--ui-skip-link-radius'?: string | undefined;
  /** Font family of the text. */
  '--ui-skip-link-font'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends SkipLinkVariables {}
}
