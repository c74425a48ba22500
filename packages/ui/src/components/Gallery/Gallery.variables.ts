/** What you may set of a Gallery, beside those of Picture, on it or on anything around it. */
export interface GalleryVariables {
  /** Between the pictures. */
  '--ui-gallery-gap'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends GalleryVariables {}
}
