/** What you may set of every embed: MapEmbed and ExternalForm too, on it or on anything around it. */
export interface VideoEmbedVariables {
  /** The ground before it is loaded. */
  '--ui-video-embed-background'?: string | undefined;
  /** Its words. */
  '--ui-video-embed-color'?: string | undefined;
  /** The line around it, as `border` of CSS. */
  '--ui-video-embed-border'?: string | undefined;
  /** Its corners. */
  '--ui-video-embed-radius'?: string | undefined;
  /** Between it and the link below. */
  '--ui-video-embed-gap'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends VideoEmbedVariables {}
}
