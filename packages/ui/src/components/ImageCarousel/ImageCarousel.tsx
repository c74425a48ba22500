import { requireProps } from '../../styles/misuse.ts';
import type { CarouselProps } from '../Carousel/index.ts';
import { ImageCarouselFrame } from './ImageCarousel.styles.ts';

export interface CarouselImage {
  src: string;
  alt: string;
  /** Width of the file in px. */
  width: number;
  /** Height of the file in px. */
  height: number;
}

export interface ImageCarouselProps extends Omit<CarouselProps, 'children' | 'hasFocusableTrack'> {
  /** Pictures in order. */
  images: readonly CarouselImage[];
}

/** A row of pictures of equal height; keys can scroll the row. */
export function ImageCarousel({ images, ...rest }: ImageCarouselProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('ImageCarousel', { images });
  return (
    <ImageCarouselFrame data-component="ImageCarousel" hasFocusableTrack {...rest}>
      {images.map(({ src, alt, width, height }) => (
        <img key={src} src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" draggable={false} />
      ))}
    </ImageCarouselFrame>
  );
}
