import { requireProps } from '../../styles/misuse.ts';
import { Children, type ComponentPropsWithRef, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { mergeRefs } from '../../foundations/mergeRefs.ts';
import { arrowLeftGlyph, arrowRightGlyph, Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { attachCarousel } from './attachCarousel.ts';
import { CarouselFrame, part } from './Carousel.styles.ts';
import type { Variables } from '../../styles/variables.ts';

export type CarouselVariables = Variables<'carousel', 'gap'>;

export interface CarouselLabels {
  /** Role description of the region, whose name is `label`. */
  carousel: string;
  /** Role description of a slide. */
  slide: string;
  /** Name of a slide by its number, from 1, and the number of slides. */
  position: (number: number, count: number) => string;
  previous: string;
  next: string;
}

export interface CarouselProps extends ComponentPropsWithRef<'section'> {
  /** Accessible name of the region. */
  label: string;
  /** Texts of the buttons, the region and its slides. */
  labels: CarouselLabels;
  /** Distance that a button scrolls, in px, or `page` for the visible width. @default 250 */
  step?: number | 'page' | undefined;
  /** Whether Tab stops at the row itself, for slides without focusable content. */
  hasFocusableTrack?: boolean | undefined;
  /** Slides, one per child. */
  children?: ReactNode;
}

/** A row of slides that snaps, with buttons that scroll it. */
export function Carousel({ label, labels, step = 250, hasFocusableTrack = false, children, ref, ...rest }: CarouselProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('Carousel', { label, labels });
  const root = useRef<HTMLElement>(null);
  const slides = Children.toArray(children);

  const count = slides.length;
  const keys = slides.map((slide, index) => (typeof slide === 'object' && 'key' in slide ? slide.key : index));
  // Changed keys mean new slide elements to observe.
  const order = keys.join(' ');
  useEffect(() => (order === '' ? undefined : attachCarousel(root.current!)), [order]);

  return (
    <CarouselFrame
      data-component="Carousel"
      data-step={step}
      aria-label={label}
      aria-roledescription={labels.carousel}
      {...rest}
      ref={useMemo(() => mergeRefs(root, ref), [ref])}
    >
      <div {...part.bar}>
        <IconButton {...part.previous} label={labels.previous} aria-disabled data-needs-script>
          <Icon glyph={arrowLeftGlyph} />
        </IconButton>
        <IconButton {...part.next} label={labels.next} aria-disabled={count === 0} data-needs-script>
          <Icon glyph={arrowRightGlyph} />
        </IconButton>
      </div>
      <div
        {...part.track}
        tabIndex={hasFocusableTrack ? 0 : undefined}
        role={hasFocusableTrack ? 'group' : undefined}
        aria-label={hasFocusableTrack ? label : undefined}
      >
        {slides.map((slide, index) => (
          <div
            key={keys[index]}
            role="group"
            aria-roledescription={labels.slide}
            aria-label={labels.position(index + 1, count)}
            {...part.slide}
          >
            {slide}
          </div>
        ))}
      </div>
    </CarouselFrame>
  );
}
