/** Opens a pressed district; by finger or pen, on its second press. @returns detach */
export function attachDistrictMap(map: HTMLElement): () => void {
  const attachment = new AbortController();
  let touched: Element | undefined;
  map.addEventListener(
    'click',
    event => {
      const plate = (event.target as Element).closest('[data-part="area"]')?.closest('li');
      if (!plate) return;
      // Older browsers do not report the pointer of a click.
      const { pointerType = 'mouse' } = event as Partial<PointerEvent>;
      if (plate === touched || pointerType === 'mouse') return plate.querySelector('a')?.click();
      touched?.removeAttribute('data-lit');
      touched = plate;
      plate.setAttribute('data-lit', '');
    },
    { signal: attachment.signal },
  );
  return () => attachment.abort();
}
