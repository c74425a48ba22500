/** Also read by MapEmbed and ExternalForm. */
export interface VideoEmbedVariables {
  /** Background colour before it is loaded. */
  '--ui-video-embed-background'?: string | undefined;
  /** Text colour. */
  '--ui-video-embed-color'?: string | undefined;
  /** Border, as in CSS `border`. */
  '--ui-video-embed-border'?: string | undefined;
  /** Border radius. */
  '--ui-video-embed-radius'?: string | undefined;
  /** Gap between frame and link. */
  '--ui-video-embed-gap'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends VideoEmbedVariables {}
}
