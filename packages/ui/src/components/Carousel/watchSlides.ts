/** Writes only what changed: an attribute set anew makes the browser look at its styles again. */
function setEnd(button: HTMLElement | null, isEnd: boolean) {
  if (button && button.getAttribute('aria-disabled') !== String(isEnd)) button.setAttribute('aria-disabled', String(isEnd));
}

/**
 * Keeps the slides and buttons of a carousel in step with what can be seen, told by one observer and no layout read:
 * slides without any visible part are inert, a button is `aria-disabled` when its end is in full view. Gives the way to stop.
 */
export function watchSlides(track: HTMLElement, previous: HTMLElement | null, next: HTMLElement | null): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => {};
  const slides = [...track.children].filter(slide => slide instanceof HTMLElement);
  const observer = new IntersectionObserver(
    entries => {
      for (const { target, intersectionRatio } of entries) {
        if (target instanceof HTMLElement) target.inert = intersectionRatio === 0;
        // Half a pixel may be missing on screens with a fractional scale.
        if (target === slides[0]) setEnd(previous, intersectionRatio > 0.98);
        if (target === slides.at(-1)) setEnd(next, intersectionRatio > 0.98);
      }
    },
    { root: track, threshold: [0, 0.001, 0.985] },
  );
  for (const slide of slides) observer.observe(slide);
  return () => {
    observer.disconnect();
    for (const slide of slides) slide.inert = false;
  };
}
