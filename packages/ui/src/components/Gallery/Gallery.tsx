import { requireProps } from '../../styles/misuse.ts';
import { type ComponentPropsWithRef, useEffect, useId, useMemo, useRef } from 'react';
import { mergeRefs } from '../../foundations/mergeRefs.ts';
import { Dialog } from '../Dialog/index.ts';
import { arrowLeftGlyph, arrowRightGlyph, Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { attachGallery } from './attachGallery.ts';
import { GalleryFrame, GalleryView } from './Gallery.styles.ts';
import type { Variables } from '../../styles/variables.ts';

export type GalleryVariables = Variables<'gallery', 'gap'>;

export interface GalleryPicture {
  src: string;
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
  /** Aspect ratio of the pictures in the grid. */
  ratio?: '4:3' | '1:1' | undefined;
  /** Texts of the gallery and its dialog; `position` counts from 1. */
  labels: { gallery: string; close: string; previous: string; next: string; position: (index: number, total: number) => string };
}

/** Pictures that open large in a dialog. */
export function Gallery({ images, ratio = '4:3', labels, ref, ...rest }: GalleryProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('Gallery', { images, labels });
  const id = useId();
  const root = useRef<HTMLUListElement>(null);
  const first = images[0];
  const hasDialog = first !== undefined;
  useEffect(() => (hasDialog ? attachGallery(root.current!) : undefined), [hasDialog]);
  return (
    <>
      <GalleryFrame
        data-component="Gallery"
        data-ratio={ratio}
        data-dialog={id}
        role="list"
        aria-label={labels.gallery}
        {...rest}
        ref={useMemo(() => mergeRefs(root, ref), [ref])}
      >
        {images.map(({ src, alt, caption, width, height }, index) => (
          <li key={src}>
            <a href={src} data-position={labels.position(index + 1, images.length)} data-caption={caption}>
              <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
              {caption && <span>{caption}</span>}
            </a>
          </li>
        ))}
      </GalleryFrame>
      {first && (
        <Dialog id={id} title={first.caption ?? first.alt} size="large" labels={labels}>
          <GalleryView>
            <img src={first.src} alt={first.alt} width={first.width} height={first.height} loading="lazy" />
            <figcaption>
              <output>{labels.position(1, images.length)}</output>
              <span>
                <IconButton label={labels.previous} data-step={-1}>
                  <Icon glyph={arrowLeftGlyph} />
                </IconButton>
                <IconButton label={labels.next} data-step={1}>
                  <Icon glyph={arrowRightGlyph} />
                </IconButton>
              </span>
            </figcaption>
          </GalleryView>
        </Dialog>
      )}
    </>
  );
}
