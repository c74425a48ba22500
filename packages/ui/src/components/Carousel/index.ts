export { Carousel, type CarouselLabels, type CarouselProps, type CarouselVariables } from './Carousel.tsx';
