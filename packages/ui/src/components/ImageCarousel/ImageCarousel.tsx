import { Link } from '../../foundations/LinkProvider/index.ts';
import type { CarouselProps } from '../Carousel/index.ts';
import { ImageCarouselFrame } from './ImageCarousel.styles.ts';

export interface CarouselImage {
  /** Address of the picture. */
  src: string;
  /** What it shows; empty where that is said beside it. */
  alt: string;
  /** Natural size in px; keeps the place before the picture has come. */
  width: number;
  /** Height of the file in px. */
  height: number;
  /** Stands below it. */
  caption?: string | undefined;
  /** Where it leads. */
  href?: string | undefined;
  /** Whether that is another site, in a new tab. */
  isExternal?: boolean | undefined;
}

export interface ImageCarouselProps extends Omit<CarouselProps, 'children' | 'hasFocusableTrack'> {
  /** The pictures, from left to right. */
  images: readonly CarouselImage[];
}

/** A row of pictures of one height. With links, the pictures lead there; without, the row itself can be focused and scrolled by keys. */
export function ImageCarousel({ images, ...rest }: ImageCarouselProps) {
  return (
    <ImageCarouselFrame data-component="ImageCarousel" hasFocusableTrack={!images.some(image => image.href)} {...rest}>
      {images.map(({ src, alt, width, height, caption, href, isExternal }) => {
        const picture = <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" draggable={false} />;
        return (
          <figure key={src}>
            {href ? (
              <Link href={href} isExternal={isExternal}>
                {picture}
              </Link>
            ) : (
              picture
            )}
            {caption && <figcaption>{caption}</figcaption>}
          </figure>
        );
      })}
    </ImageCarouselFrame>
  );
}
