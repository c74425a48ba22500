export interface SocialLinksVariables {
  /** Colour of icons and text. */
  '--ui-social-links-color'?: string | undefined;
  /** Border around a link, as in CSS `border`. */
  '--ui-social-links-border'?: string | undefined;
  /** Border radius of a link. */
  '--ui-social-links-radius'?: string | undefined;
  /** Gap between the links. */
  '--ui-social-links-gap'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends SocialLinksVariables {}
}
