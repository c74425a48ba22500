export interface HideOnScrollOptions {
  /** Scroll position in px up to which the bar is always visible. @default 30 */
  threshold?: number | undefined;
}

/** Sets `data-hidden` on scrolling down, unless the bar has focus, an open popover or `data-pinned`. @returns detach */
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
  const onScroll = () => {
    // Overscroll reports positions outside of the page.
    const y = Math.min(Math.max(0, view.scrollY), end);
    if (y <= threshold || y < last) set(false);
    else if (y > last) set(true);
    last = y;
  };
  const show = () => set(false);
  const onToggle = ({ newState }: ToggleEvent) => newState === 'open' && show();
  // Reading the page's height while scrolling would force layout.
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
