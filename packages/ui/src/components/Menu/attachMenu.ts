import { isPlainClick } from '../../foundations/isPlainClick.ts';
import { media } from '../../tokens/index.ts';
import { holdPage } from './holdPage.ts';

const intent = { open: 140, close: 380 };

/** Browsers without popovers always show the panel. */
const isOpenNow = (panel: HTMLElement) => 'showPopover' in panel && panel.matches(':popover-open');

/** Opens a `Menu` on hover; after a press, moves the focus into it and makes the page inert. @returns detach */
export function attachMenu(element: HTMLElement): () => void {
  const button = element.querySelector<HTMLElement>('[popovertarget]')!;
  const panel = element.querySelector<HTMLElement>('[popover]')!;
  const name = button.querySelector<HTMLElement>('[data-open][data-close]')!;
  const page = element.ownerDocument;
  const view = page.defaultView!;
  const attachment = new AbortController();
  const { signal } = attachment;
  let opened: 'press' | 'hover' = 'press';
  let isFollowed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let release: (() => void) | undefined;

  const setExpanded = (isOpen: boolean) => {
    button.setAttribute('aria-expanded', String(isOpen));
    name.textContent = (isOpen ? name.dataset['close'] : name.dataset['open'])!;
  };
  const focusedInside = () => {
    const focused = (element.getRootNode() as Document | ShadowRoot).activeElement as HTMLElement | null;
    return panel.contains(focused) ? focused : null;
  };
  const close = () => {
    if (isOpenNow(panel)) panel.hidePopover();
  };
  /** For the `next` page, which sets the focus itself, the focus does not return to the button. */
  const closeFor = (to: 'next' | 'same') => {
    if (!isOpenNow(panel)) return;
    isFollowed = true;
    if (to === 'next') focusedInside()?.blur();
    close();
  };
  const leave = () => closeFor('next');
  const hold = () => {
    release ??= holdPage(element.closest('[data-component="Navbar"]') ?? element);
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
    setExpanded(isOpen);
    if (isOpen) {
      if (opened === 'press') hold();
      return;
    }
    const isLost = !page.activeElement || page.activeElement === page.body || focusedInside();
    const isReturning = release !== undefined && isLost && !isFollowed;
    letGo();
    if (isReturning) button.focus({ preventScroll: true });
    opened = 'press';
    isFollowed = false;
  };
  // A press on the button does not close a menu that hover has opened.
  const onButtonClick = (event: MouseEvent) => {
    clearTimeout(timer);
    if (opened !== 'hover' || !isOpenNow(panel)) return;
    event.preventDefault();
    opened = 'press';
    hold();
  };
  const onButtonEnter = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || !view.matchMedia?.(media.fine).matches) return;
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
    const link = isPlainClick(event) ? (event.target as Element).closest<HTMLAnchorElement>('a[href]') : null;
    if (link) closeFor(link.target === '_blank' ? 'same' : 'next');
  };

  panel.addEventListener('toggle', onToggle, { signal });
  panel.addEventListener('click', onPanelClick, { signal });
  button.addEventListener('click', onButtonClick, { signal });
  element.addEventListener('pointerenter', onEnter, { signal });
  element.addEventListener('pointerleave', onLeave, { signal });
  button.addEventListener('pointerenter', onButtonEnter, { signal });
  view.addEventListener('popstate', leave, { signal });
  // The back/forward cache would restore the open menu.
  view.addEventListener('pagehide', leave, { signal });
  view.matchMedia?.(media.desktop).addEventListener('change', close, { signal });

  // The menu may have been opened before script ran.
  setExpanded(isOpenNow(panel));
  return () => {
    attachment.abort();
    clearTimeout(timer);
    letGo();
  };
}
