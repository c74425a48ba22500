/** In addition to those of Picture. */
export interface GalleryVariables {
  /** Gap between the pictures. */
  '--ui-gallery-gap'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends GalleryVariables {}
}
