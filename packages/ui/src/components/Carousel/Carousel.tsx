import {
  Children,
  type ComponentPropsWithRef,
  type CSSProperties,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
} from 'react';
import { arrowLeftGlyph, arrowRightGlyph } from '../Icon/index.ts';
import { CarouselArrow } from './CarouselArrow.tsx';
import { CarouselFrame, part } from './Carousel.styles.ts';
import { watchSlides } from './watchSlides.ts';

/** In addition to those of IconButton. */
export interface CarouselVariables extends CSSProperties {
  /** Gap between the slides. */
  '--ui-carousel-gap'?: string | undefined;
}

export interface CarouselLabels {
  /** Value of `aria-roledescription`: "karusell". */
  carousel: string;
  /** Role description of a slide: "bild", "kort". */
  slide: string;
  /** Name of a slide by its number (from 1) and the count: "3 av 17". */
  position: (number: number, count: number) => string;
  previous: string;
  next: string;
}

export interface CarouselProps extends ComponentPropsWithRef<'section'> {
  /** Accessible name of the region. */
  label: string;
  /** Texts of the arrows and slides. */
  labels: CarouselLabels;
  /** Distance that a button scrolls: pixels, or `page` for the visible width. */
  step?: number | 'page' | undefined;
  /** Content to the left of the buttons, e.g. a heading. */
  header?: ReactNode;
  /** Whether Tab stops at the row itself, for slides without focusable content. */
  hasFocusableTrack?: boolean | undefined;
  /** Slides, one per child. */
  children?: ReactNode;
}

/** Pixels that a press may move before it is a drag. */
const dragDistance = 10;

/** A row of slides that scrolls natively and snaps, with buttons that scroll by a step. */
export function Carousel({ label, labels, step = 250, header, hasFocusableTrack = false, children, ...rest }: CarouselProps) {
  const track = useRef<HTMLDivElement>(null);
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const press = useRef({ x: 0, y: 0 });
  const slides = Children.toArray(children);

  const count = slides.length;
  const keys = slides.map((slide, index) => (typeof slide === 'object' && 'key' in slide ? slide.key : index));
  // Slides with other keys are other elements and need a new observer.
  const order = keys.join(' ');

  useEffect(() => (track.current && order !== '' ? watchSlides(track.current, previous.current, next.current) : undefined), [order]);

  const scroll = (direction: 1 | -1) => (event: MouseEvent<HTMLButtonElement>) => {
    if (event.currentTarget.getAttribute('aria-disabled') === 'true') return;
    const row = track.current;
    if (!row) return;
    const isRtl = getComputedStyle(row).direction === 'rtl';
    row.scrollBy({ left: (isRtl ? -direction : direction) * (step === 'page' ? row.clientWidth : step) });
  };
  const remember = (event: PointerEvent) => {
    press.current = { x: event.clientX, y: event.clientY };
  };
  const stopDrag = (event: MouseEvent) => {
    // Clicks by key have detail 0 and no position.
    if (event.detail === 0) return;
    if (Math.hypot(event.clientX - press.current.x, event.clientY - press.current.y) <= dragDistance) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <CarouselFrame data-component="Carousel" aria-label={label} aria-roledescription={labels.carousel} {...rest}>
      <div {...part.bar}>
        {header}
        <div>
          <CarouselArrow ref={previous} label={labels.previous} glyph={arrowLeftGlyph} isEnd onClick={scroll(-1)} />
          <CarouselArrow ref={next} label={labels.next} glyph={arrowRightGlyph} isEnd={count === 0} onClick={scroll(1)} />
        </div>
      </div>
      <div
        ref={track}
        {...part.track}
        tabIndex={hasFocusableTrack ? 0 : undefined}
        role={hasFocusableTrack ? 'group' : undefined}
        aria-label={hasFocusableTrack ? label : undefined}
        onPointerDownCapture={remember}
        onClickCapture={stopDrag}
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
