/** What you may set of a Carousel, beside those of IconButton, on it or on anything around it. */
export interface CarouselVariables {
  /** Between the slides. */
  '--ui-carousel-gap'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends CarouselVariables {}
}
