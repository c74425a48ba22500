/** What you may set of every framed picture: those of NewsCard, Gallery and ImageCarousel too, on it or on anything around it. */
export interface PictureVariables {
  /** The line around it, as `border` of CSS. */
  '--ui-picture-border'?: string | undefined;
  /** Its corners. */
  '--ui-picture-radius'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends PictureVariables {}
}
