export interface HideOnScrollOptions {
  /** Scroll position in px up to which the bar always shows; 30 unless told. */
  threshold?: number | undefined;
}

/** Marks an element that is watched already, across bundles: an early script and the component may both attach. */
const attached = Symbol.for('tand.hideOnScroll');
type Attachable = HTMLElement & { [attached]?: () => void };

/**
 * Hides a bar while the page scrolls down and shows it again on the way up, by the attribute `data-hidden`.
 * It stays at the top of the page, while focus or an open popover is inside, and while it carries `data-pinned`.
 * Works without React, before hydration; returns a function that ends it. Attaching twice is attaching once.
 */
export function attachHideOnScroll(element: HTMLElement, { threshold = 30 }: HideOnScrollOptions = {}): () => void {
  const bar = element as Attachable;
  if (bar[attached]) return bar[attached];

  let isHidden = bar.hasAttribute('data-hidden');
  let isOpen = false;
  let end = Infinity;
  let last = Math.max(0, window.scrollY);

  const set = (hide: boolean) => {
    if (hide === isHidden) return;
    if (hide && (isOpen || bar.hasAttribute('data-pinned') || bar.contains(document.activeElement))) return;
    isHidden = hide;
    bar.toggleAttribute('data-hidden', hide);
  };
  // Browsers tell of scrolling once a frame, before they draw it; asking for a frame would only cost another call.
  const onScroll = () => {
    // Overscroll runs past both ends and back; only positions the page really has count.
    const y = Math.min(Math.max(0, window.scrollY), end);
    if (y <= threshold || y < last) set(false);
    else if (y > last) set(true);
    last = y;
  };
  const onToggle = (event: ToggleEvent) => {
    isOpen = event.newState === 'open';
    if (isOpen) set(false);
  };
  const show = () => set(false);
  // Told by the browser when the layout is done anyway, so scrolling never has to measure.
  const size =
    typeof ResizeObserver === 'undefined'
      ? undefined
      : new ResizeObserver(() => {
          end = Math.max(0, document.documentElement.scrollHeight - window.innerHeight);
        });

  const attachment = new AbortController();
  const { signal } = attachment;
  size?.observe(document.body);
  window.addEventListener('scroll', onScroll, { passive: true, signal });
  bar.addEventListener('beforetoggle', onToggle, { capture: true, signal });
  bar.addEventListener('focusin', show, { signal });

  bar[attached] = () => {
    delete bar[attached];
    size?.disconnect();
    attachment.abort();
    bar.removeAttribute('data-hidden');
  };
  return bar[attached];
}
