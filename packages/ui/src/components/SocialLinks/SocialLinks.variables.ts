/** What you may set of SocialLinks, on it or on anything around it. */
export interface SocialLinksVariables {
  /** The signs and words. */
  '--ui-social-links-color'?: string | undefined;
  /** The line around a link, as `border` of CSS. */
  '--ui-social-links-border'?: string | undefined;
  /** Corners of a link. */
  '--ui-social-links-radius'?: string | undefined;
  /** Between the links. */
  '--ui-social-links-gap'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends SocialLinksVariables {}
}
