/** Writes only changes: setting the same attribute again invalidates styles. */
function setEnd(button: HTMLElement | null, isEnd: boolean) {
  if (button && button.getAttribute('aria-disabled') !== String(isEnd)) button.setAttribute('aria-disabled', String(isEnd));
}

/** Calls back with the visible share of a slide whenever it crosses `part`. */
function observe(root: HTMLElement, slides: HTMLElement[], part: number, tell: (slide: HTMLElement, seen: number) => void) {
  const observer = new IntersectionObserver(
    entries => {
      for (const { target, intersectionRatio } of entries) if (target instanceof HTMLElement) tell(target, intersectionRatio);
    },
    { root, threshold: part },
  );
  for (const slide of slides) observer.observe(slide);
  return observer;
}

/** Makes invisible slides inert and sets `aria-disabled` on a button at its end, without reading layout. @returns unsubscribe */
export function watchSlides(track: HTMLElement, previous: HTMLElement | null, next: HTMLElement | null): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => {};
  const slides = [...track.children].filter(slide => slide instanceof HTMLElement);
  // Separate observers: a scroll passes many slides, and each callback costs time on a phone.
  const sight = observe(track, slides, 0.001, (slide, seen) => {
    slide.inert = seen === 0;
  });
  const ends = observe(
    track,
    [slides[0], slides.at(-1)].flatMap(slide => slide ?? []),
    0.985,
    (slide, seen) => {
      // Half a pixel may be missing on screens with a fractional scale.
      if (slide === slides[0]) setEnd(previous, seen > 0.98);
      if (slide === slides.at(-1)) setEnd(next, seen > 0.98);
    },
  );
  return () => {
    sight.disconnect();
    ends.disconnect();
    for (const slide of slides) slide.inert = false;
  };
}
