import { type ComponentPropsWithRef, type CSSProperties, type KeyboardEvent, type MouseEvent, useState } from 'react';
import { asList } from '../../styles/asList.ts';
import { Dialog } from '../Dialog/index.ts';
import { arrowLeftGlyph, arrowRightGlyph, Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { GalleryFrame, GalleryView } from './Gallery.styles.ts';

/** In addition to those of Picture. */
export interface GalleryVariables extends CSSProperties {
  /** Gap between the pictures. */
  '--ui-gallery-gap'?: string | undefined;
}

export interface GalleryPicture {
  src: string;
  thumbnail?: string | undefined;
  /** Alternative text, also the caption without `caption`. */
  alt: string;
  caption?: string | undefined;
  /** Width of the file in px. */
  width: number;
  /** Height of the file in px. */
  height: number;
}

export interface GalleryProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Pictures in order. */
  images: readonly GalleryPicture[];
  /** Aspect ratio in the overview, cropped to fit; the dialog shows all of the picture. */
  ratio?: '4:3' | '1:1' | undefined;
  /** Texts: names of the gallery and the dialog's buttons, and the position of a picture. */
  labels: { gallery: string; close: string; previous: string; next: string; position: (index: number, total: number) => string };
}

const isPlain = (event: MouseEvent) => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Pictures that open large in a dialog; each is a link to its file, so it works without script. */
export function Gallery({ images, ratio = '4:3', labels, ...rest }: GalleryProps) {
  const [shown, setShown] = useState<number>();
  // The last picture stays during the closing transition.
  const [last, setLast] = useState(0);
  const show = (index: number) => {
    const around = (index + images.length) % images.length;
    setShown(around);
    setLast(around);
  };
  const onKeyDown = ({ key, altKey, ctrlKey, metaKey, currentTarget }: KeyboardEvent) => {
    if (!/^Arrow(Left|Right)$/.test(key) || altKey || ctrlKey || metaKey) return;
    const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    show(last + (key === forward ? 1 : -1));
  };
  const picture = images[last];
  return (
    <>
      <GalleryFrame data-component="Gallery" data-ratio={ratio} {...asList} aria-label={labels.gallery} {...rest}>
        {images.map(({ src, thumbnail, alt, width, height }, index) => (
          <li key={src}>
            <a
              href={src}
              onClick={event => {
                if (!isPlain(event)) return;
                event.preventDefault();
                show(index);
              }}
            >
              <img src={thumbnail ?? src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
            </a>
          </li>
        ))}
      </GalleryFrame>
      {picture && (
        <Dialog
          open={shown !== undefined}
          onOpenChange={() => setShown(undefined)}
          onKeyDown={onKeyDown}
          title={picture.caption ?? picture.alt}
          size="wide"
          labels={labels}
        >
          {shown !== undefined && (
            <GalleryView>
              <img src={picture.src} alt={picture.alt} width={picture.width} height={picture.height} />
              <figcaption>
                <output>{labels.position(last + 1, images.length)}</output>
                <span>
                  <IconButton label={labels.previous} onClick={() => show(last - 1)}>
                    <Icon glyph={arrowLeftGlyph} />
                  </IconButton>
                  <IconButton label={labels.next} onClick={() => show(last + 1)}>
                    <Icon glyph={arrowRightGlyph} />
                  </IconButton>
                </span>
              </figcaption>
            </GalleryView>
          )}
        </Dialog>
      )}
    </>
  );
}
