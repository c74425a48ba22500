/** What you may set of a SkipLink, on it or on anything around it. */
export interface SkipLinkVariables {
  /** Its ground. */
  '--ui-skip-link-background'?: string | undefined;
  /** Its words. */
  '--ui-skip-link-color'?: string | undefined;
  /** The line around it, as `border` of CSS. */
  '--ui-skip-link-border'?: string | undefined;
  /** Its corners. */
  '--ui-skip-link-radius'?: string | undefined;
  /** The face of its words. */
  '--ui-skip-link-font'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends SkipLinkVariables {}
}
