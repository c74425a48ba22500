export interface HideOnScrollOptions {
  /** Scroll position in px up to which the bar is always visible. @default 30 */
  threshold?: number | undefined;
}

/** Sets `data-hidden` on a bar on scrolling down, except at the top, with focus or an open popover inside, or with `data-pinned`. @returns detach */
export function attachHideOnScroll(bar: HTMLElement, { threshold = 30 }: HideOnScrollOptions = {}): () => void {
  const page = bar.ownerDocument;
  const view = page.defaultView!;
  let isHidden = bar.hasAttribute('data-hidden');
  let end = Infinity;
  let last = Math.max(0, view.scrollY);

  const set = (hide: boolean) => {
    if (hide === isHidden) return;
    if (hide && (bar.matches('[data-pinned], :focus-within') || bar.querySelector(':popover-open'))) return;
    isHidden = hide;
    bar.toggleAttribute('data-hidden', hide);
  };
  // No requestAnimationFrame: scroll events already fire once a frame.
  const onScroll = () => {
    // Overscroll goes past an end of the page and back, so positions outside the page do not count.
    const y = Math.min(Math.max(0, view.scrollY), end);
    if (y <= threshold || y < last) set(false);
    else if (y > last) set(true);
    last = y;
  };
  const show = () => set(false);
  const onToggle = ({ newState }: ToggleEvent) => newState === 'open' && show();
  // An observer measures the page's height: reading it while scrolling would force layout.
  const size =
    typeof ResizeObserver === 'undefined'
      ? undefined
      : new ResizeObserver(() => {
          end = Math.max(0, page.documentElement.scrollHeight - view.innerHeight);
        });

  const attachment = new AbortController();
  const { signal } = attachment;
  size?.observe(page.body);
  view.addEventListener('scroll', onScroll, { passive: true, signal });
  bar.addEventListener('beforetoggle', onToggle, { capture: true, signal });
  bar.addEventListener('focusin', show, { signal });

  return () => {
    size?.disconnect();
    attachment.abort();
    bar.removeAttribute('data-hidden');
  };
}
