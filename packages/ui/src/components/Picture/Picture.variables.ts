/** Also read by NewsCard, Gallery and ImageCarousel. */
export interface PictureVariables {
  /** Border, as in CSS `border`. */
  '--ui-picture-border'?: string | undefined;
  /** Border radius. */
  '--ui-picture-radius'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends PictureVariables {}
}
