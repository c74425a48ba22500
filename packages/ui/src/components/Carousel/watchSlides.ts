/** Writes only what changed: an attribute set anew makes the browser look at its styles again. */
function setEnd(button: HTMLElement | null, isEnd: boolean) {
  if (button && button.getAttribute('aria-disabled') !== String(isEnd)) button.setAttribute('aria-disabled', String(isEnd));
}

/** Tells how much of each slide is seen whenever it crosses `part`; gives the observer. */
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

/**
 * Keeps the slides and buttons of a carousel in step with what can be seen, without a layout read: slides without any visible
 * part are inert, a button is `aria-disabled` when its end is in full view. Gives the way to stop.
 */
export function watchSlides(track: HTMLElement, previous: HTMLElement | null, next: HTMLElement | null): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => {};
  const slides = [...track.children].filter(slide => slide instanceof HTMLElement);
  // Each is told of one thing only: a scroll passes many slides, and each telling costs a phone.
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
