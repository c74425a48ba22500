import { media } from '../../tokens/index.ts';
import { holdPage } from './holdPage.ts';

/** Delays in ms: pointer at rest before opening, away before closing. */
const intent = { open: 140, close: 380 };

/** Browsers without popovers show the panel in place. */
const isOpenNow = (panel: HTMLElement) => 'showPopover' in panel && panel.matches(':popover-open');
const isPlain = (event: MouseEvent) => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

export interface AttachedMenu {
  setPath: (path: string | undefined) => void;
  detach: () => void;
}

/** Adds hover, focus, inertness and closing to a popover menu; `root` holds the `popovertarget` button and the `popover` panel. */
export function attachMenu(root: HTMLElement, onOpenChange: (isOpen: boolean) => void): AttachedMenu {
  const button = root.querySelector<HTMLElement>('[popovertarget]')!;
  const panel = root.querySelector<HTMLElement>('[popover]')!;
  const ending = new AbortController();
  const { signal } = ending;
  let opened: 'press' | 'hover' = 'press';
  let isFollowed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let release: (() => void) | undefined;
  let shownPath: string | undefined;

  const close = () => {
    if (isOpenNow(panel)) panel.hidePopover();
  };
  /** The browser returns focus to the button; after navigation focus belongs to the new page. */
  const closeFor = (page: 'next' | 'same') => {
    if (!isOpenNow(panel)) return;
    isFollowed = true;
    const focused = document.activeElement;
    if (page === 'next' && focused instanceof HTMLElement && panel.contains(focused)) focused.blur();
    close();
  };
  const hold = () => {
    release ??= holdPage(root.closest('[data-component="Navbar"]') ?? root);
    panel.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  };
  const letGo = () => {
    release?.();
    release = undefined;
  };
  const wait = (milliseconds: number, work: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(work, milliseconds);
  };

  const onToggle = (event: ToggleEvent) => {
    const isOpen = event.newState === 'open';
    clearTimeout(timer);
    onOpenChange(isOpen);
    if (isOpen) {
      if (opened === 'press') hold();
      return;
    }
    const focused = document.activeElement;
    const isLost = !focused || focused === document.body || panel.contains(focused);
    const isReturning = release !== undefined && isLost && !isFollowed;
    letGo();
    if (isReturning) button.focus({ preventScroll: true });
    opened = 'press';
    isFollowed = false;
  };
  // A press does not close a menu that hover has opened.
  const onButtonClick = (event: MouseEvent) => {
    clearTimeout(timer);
    if (opened !== 'hover' || !isOpenNow(panel)) return;
    event.preventDefault();
    opened = 'press';
    hold();
  };
  const onButtonEnter = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || !window.matchMedia(media.fine).matches) return;
    wait(intent.open, () => {
      if (isOpenNow(panel)) return;
      opened = 'hover';
      panel.showPopover();
    });
  };
  const onEnter = () => {
    if (opened === 'hover' && isOpenNow(panel)) clearTimeout(timer);
  };
  const onLeave = () => {
    clearTimeout(timer);
    if (opened === 'hover') wait(intent.close, close);
  };
  const onPanelClick = (event: MouseEvent) => {
    const link = isPlain(event) && event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link) closeFor(link.target === '_blank' ? 'same' : 'next');
  };

  panel.addEventListener('toggle', onToggle, { signal });
  panel.addEventListener('click', onPanelClick, { signal });
  button.addEventListener('click', onButtonClick, { signal });
  root.addEventListener('pointerenter', onEnter, { signal });
  root.addEventListener('pointerleave', onLeave, { signal });
  button.addEventListener('pointerenter', onButtonEnter, { signal });
  window.matchMedia?.(media.desktop).addEventListener('change', close, { signal });

  // It may have been opened before script; focus does not move then.
  onOpenChange(isOpenNow(panel));
  return {
    setPath(path) {
      if (shownPath !== undefined && shownPath !== path) closeFor('next');
      shownPath = path;
    },
    detach() {
      ending.abort();
      clearTimeout(timer);
      letGo();
    },
  };
}
