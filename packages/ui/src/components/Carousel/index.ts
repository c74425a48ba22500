export { Carousel, type CarouselLabels, type CarouselProps } from './Carousel.tsx';
export type { CarouselVariables } from './Carousel.tsx';
