import { isKeyClick } from '../../foundations/isKeyClick.ts';
import { isRtl } from '../../foundations/isRtl.ts';

const dragDistance = 10;

/** Writes only a new value, because setting the same value would invalidate styles. */
function setEnd(button: HTMLElement, isEnd: boolean) {
  if (button.getAttribute('aria-disabled') !== String(isEnd)) button.setAttribute('aria-disabled', String(isEnd));
}

/** Makes Tab skip a slide; `inert` would also hide its text from screen readers. */
function skip(slide: HTMLElement, isSkipped: boolean) {
  for (const stop of slide.querySelectorAll<HTMLElement>(isSkipped ? '*' : '[data-skipped]'))
    if (!isSkipped || stop.tabIndex >= 0) {
      stop.tabIndex = isSkipped ? -1 : 0;
      stop.toggleAttribute('data-skipped', isSkipped);
    }
}

function observe(root: HTMLElement, slides: HTMLElement[], part: number, report: (slide: HTMLElement, seen: number) => void) {
  const observer = new IntersectionObserver(
    entries => {
      for (const { target, intersectionRatio } of entries) report(target as HTMLElement, intersectionRatio);
    },
    { root, threshold: part },
  );
  for (const slide of slides) observer.observe(slide);
  return observer;
}

/** Attaches the behaviour of a `Carousel`; attach again when its slides change. @returns detach */
export function attachCarousel(element: HTMLElement): () => void {
  const track = element.querySelector<HTMLElement>(':scope > [data-part=track]')!;
  const arrow = (part: string) => element.querySelector<HTMLElement>(`:scope > [data-part=bar] > [data-part=${part}]`)!;
  const [previous, next] = [arrow('previous'), arrow('next')];
  const slides = [...track.children] as HTMLElement[];
  const attachment = new AbortController();
  const { signal } = attachment;
  const press = { x: 0, y: 0 };

  const onArrow = ({ currentTarget }: Event) => {
    const button = currentTarget as HTMLElement;
    if (button.getAttribute('aria-disabled') === 'true') return;
    const { step = '250' } = element.dataset;
    const distance = step === 'page' ? track.clientWidth : Number(step);
    track.scrollBy({ left: (button === next) === isRtl(track) ? -distance : distance });
  };
  const onPress = (event: PointerEvent) => {
    press.x = event.clientX;
    press.y = event.clientY;
  };
  const onClick = (event: MouseEvent) => {
    if (isKeyClick(event) || Math.hypot(event.clientX - press.x, event.clientY - press.y) <= dragDistance) return;
    event.preventDefault();
    event.stopPropagation();
  };

  for (const button of [previous, next]) button.addEventListener('click', onArrow, { signal });
  track.addEventListener('pointerdown', onPress, { capture: true, signal });
  track.addEventListener('click', onClick, { capture: true, signal });

  if (typeof IntersectionObserver === 'undefined') {
    for (const button of [previous, next]) setEnd(button, !slides.length);
    return () => attachment.abort();
  }
  const [first, last] = [slides[0], slides.at(-1)];
  // One observer with both thresholds would cost phones more callbacks.
  const sight = observe(track, slides, 0.001, (slide, seen) => {
    skip(slide, seen === 0);
  });
  const ends = observe(track, first && last ? [first, last] : [], 0.985, (slide, seen) => {
    // On fractional screen scales, a slide may never be seen completely.
    if (slide === first) setEnd(previous, seen > 0.98);
    if (slide === last) setEnd(next, seen > 0.98);
  });
  return () => {
    attachment.abort();
    sight.disconnect();
    ends.disconnect();
    for (const slide of slides) skip(slide, false);
  };
}
