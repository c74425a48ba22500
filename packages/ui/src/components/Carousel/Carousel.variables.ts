/** In addition to those of IconButton. */
export interface CarouselVariables {
  /** Gap between the slides. */
  '--ui-carousel-gap'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends CarouselVariables {}
}
