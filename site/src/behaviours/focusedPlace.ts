/** Scrolls the creator that the address names (`data-part="focused"`) into view and focuses it. @returns detach */
export function attachFocusedPlace(place: HTMLElement): () => void {
  place.scrollIntoView({ block: 'center' });
  place.focus({ preventScroll: true });
  return () => {};
}
