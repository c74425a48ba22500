export { ImageCarousel, type CarouselImage, type ImageCarouselProps } from './ImageCarousel.tsx';
