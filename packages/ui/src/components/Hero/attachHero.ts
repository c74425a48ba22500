import { isPlainClick } from '../../foundations/isPlainClick.ts';
import { media } from '../../tokens/index.ts';

const STEP = 90;
const SLACK = 6;
const OPENS = 0.35;

const artSelector = '[data-part="art"][data-pull]';
const linkSelector = 'a[data-pull]';

const closest = (event: Event, selector: string) => (event.target as Element).closest<HTMLElement>(selector);
const isLoaded = (frame: HTMLElement) => [...frame.querySelectorAll('img')].some(img => img.complete && img.naturalWidth > 0);

/** Lets a visitor pause the motion of a `Hero` and pull out its drawer. @returns detach */
export function attachHero(hero: HTMLElement): () => void {
  const view = hero.ownerDocument.defaultView!;
  const attachment = new AbortController();
  const on = <Type extends keyof HTMLElementEventMap>(type: Type, listener: (event: HTMLElementEventMap[Type]) => void, capture = false) =>
    hero.addEventListener(type, listener, { capture, signal: attachment.signal });

  let isInView = true;
  const rest = () => {
    const isPaused = hero.querySelector<HTMLElement>('[data-part="play"]')?.hidden === false;
    hero.dataset['motion'] = isInView && !isPaused ? 'moving' : 'still';
  };
  const onMotionClick = (button: HTMLElement) => {
    for (const label of button.querySelectorAll<HTMLElement>('[data-part="pause"], [data-part="play"]')) label.hidden = !label.hidden;
    rest();
  };
  const seen =
    'IntersectionObserver' in view
      ? new view.IntersectionObserver(entries => {
          isInView = entries.at(-1)!.isIntersecting;
          rest();
        })
      : undefined;
  seen?.observe(hero);
  rest();

  /** Number of the frame to show; 0 is the picture itself. */
  let out = 0;
  let from: { x: number; y: number } | undefined;
  let isDragging = false;
  let hasDragged = false;
  let isFollowing = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const frames = () => [...hero.querySelectorAll<HTMLElement>('[data-part="pulled"]')];
  const show = () => {
    const shown = frames().slice(0, out).findLast(isLoaded);
    hero.querySelector('[data-part="still"]')?.toggleAttribute('data-away', shown !== undefined);
    for (const frame of frames()) frame.toggleAttribute('data-away', frame !== shown);
  };
  const move = (to: number) => {
    out = Math.max(0, Math.min(to, frames().length));
    show();
  };
  /** Shows the frames to the browser, which does not fetch hidden lazy pictures. */
  const load = () => {
    for (const frame of frames()) frame.hidden = false;
  };
  const follow = () => {
    isFollowing = true;
    hero.querySelector<HTMLElement>(linkSelector)?.click();
    isFollowing = false;
  };
  const open = () => {
    load();
    clearInterval(timer);
    if (view.matchMedia(media.still).matches || out >= frames().length) return follow();
    timer = setInterval(() => {
      if (out < frames().length) return move(out + 1);
      clearInterval(timer);
      follow();
    }, STEP);
  };
  /** Of a touch only the horizontal part counts, because the vertical part scrolls the page. */
  const shareOf = ({ clientX, clientY, pointerType }: PointerEvent, art: HTMLElement, { x, y }: { x: number; y: number }) => {
    const along = pointerType === 'touch' ? x - clientX : (x - clientX) * 0.894 + (clientY - y) * 0.447;
    return along / (Math.min(art.clientWidth, view.innerWidth) * 0.42);
  };
  const drop = (art: HTMLElement | null) => {
    from = undefined;
    isDragging = false;
    art?.removeAttribute('data-held');
  };

  on('pointerover', event => closest(event, linkSelector) && load());
  on('focusin', event => closest(event, linkSelector) && load());
  on('load', event => closest(event, '[data-part="pulled"]') && show(), true);
  on('pointerdown', event => {
    if (!closest(event, artSelector)) return;
    load();
    hasDragged = false;
    if (event.button === 0) from = { x: event.clientX, y: event.clientY };
  });
  on('pointermove', event => {
    const art = closest(event, artSelector);
    if (!art || !from || event.buttons === 0) return;
    if (!isDragging) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) <= SLACK) return;
      art.setPointerCapture(event.pointerId);
      art.setAttribute('data-held', '');
      clearInterval(timer);
      isDragging = true;
      hasDragged = true;
    }
    move(Math.round(shareOf(event, art, from) * frames().length));
  });
  on('pointerup', event => {
    const art = closest(event, artSelector);
    const share = art && from && isDragging ? shareOf(event, art, from) : undefined;
    drop(art);
    if (share === undefined) return;
    if (share > OPENS) open();
    else move(0);
  });
  on('pointercancel', event => {
    const art = closest(event, artSelector);
    if (!art) return;
    drop(art);
    move(0);
  });
  on('click', event => {
    const button = closest(event, '[data-part="motion"]');
    if (button) return onMotionClick(button);
    if (closest(event, artSelector)) {
      if (!hasDragged) open();
    } else if (!isFollowing && isPlainClick(event) && closest(event, linkSelector)) {
      event.preventDefault();
      open();
    }
  });
  on('keydown', event => {
    if ((event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') || event.altKey || event.ctrlKey || event.metaKey) return;
    if (!closest(event, linkSelector)) return;
    event.preventDefault();
    if (event.key === 'ArrowRight') move(out - 1);
    else if (out < frames().length) move(out + 1);
    else follow();
  });
  // The back/forward cache restores the page with the drawer out.
  view.addEventListener('pageshow', event => event.persisted && move(0), { signal: attachment.signal });

  return () => {
    attachment.abort();
    seen?.disconnect();
    clearInterval(timer);
  };
}
