export function attachFocusedPlace(place: HTMLElement): () => void {
  place.scrollIntoView({ block: 'center' });
  place.focus({ preventScroll: true });
  return () => {};
}
