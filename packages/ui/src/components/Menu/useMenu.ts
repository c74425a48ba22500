import { useEffect, useRef, useState, type MouseEvent, type PointerEvent, type ToggleEvent } from 'react';
import { media } from '../../tokens/index.ts';
import { holdPage } from './holdPage.ts';

/** Milliseconds a pointer rests before the menu opens, and stays away before it closes. */
const intent = { open: 140, close: 380 };

/** Browsers without popovers show the panel in place; there is nothing to open then. */
const isOpenNow = (panel: HTMLElement) => 'showPopover' in panel && panel.matches(':popover-open');
const isPlain = (event: MouseEvent) => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * The behaviour of a popover menu that already works by itself: hover, focus, an inert page, and closing on navigation.
 * `isOpen` is undefined until script has taken over, when the browser's own state counts.
 */
export function useMenu(currentPath: string | undefined) {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState<boolean>();
  const opened = useRef<'press' | 'hover' | 'link'>('press');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const release = useRef<() => void>(undefined);

  const close = () => {
    if (panel.current && isOpenNow(panel.current)) panel.current.hidePopover();
  };
  /** The browser gives focus back to the button; after a link it belongs to the page that comes. */
  const closeFor = (page: 'next' | 'same') => {
    opened.current = 'link';
    const focused = document.activeElement;
    if (page === 'next' && focused instanceof HTMLElement && panel.current?.contains(focused)) focused.blur();
    close();
  };
  const hold = () => {
    if (release.current || !root.current) return;
    release.current = holdPage(root.current.closest('[data-component="Navbar"]') ?? root.current);
    panel.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  };
  const letGo = () => {
    release.current?.();
    release.current = undefined;
  };

  useEffect(() => {
    // The visitor may have opened it before script came; focus is left where it is then.
    setOpen(panel.current ? isOpenNow(panel.current) : false);
    const wide = window.matchMedia?.(media.desktop);
    wide?.addEventListener('change', close);
    return () => {
      wide?.removeEventListener('change', close);
      clearTimeout(timer.current);
      letGo();
    };
  }, []);

  const shownPath = useRef(currentPath);
  useEffect(() => {
    if (shownPath.current === currentPath) return;
    shownPath.current = currentPath;
    closeFor('next');
  }, [currentPath]);

  return {
    isOpen,
    root,
    button,
    panel,
    onToggle(event: ToggleEvent<HTMLElement>) {
      const nowOpen = event.newState === 'open';
      clearTimeout(timer.current);
      setOpen(nowOpen);
      if (nowOpen) {
        if (opened.current === 'press') hold();
        return;
      }
      const focused = document.activeElement;
      const wasHeld = release.current !== undefined;
      letGo();
      const isLost = !focused || focused === document.body || panel.current?.contains(focused);
      if (wasHeld && isLost && opened.current !== 'link') button.current?.focus({ preventScroll: true });
      opened.current = 'press';
    },
    /** A press on a menu that hover has opened keeps it open. */
    onButtonClick(event: MouseEvent) {
      clearTimeout(timer.current);
      if (opened.current !== 'hover' || !panel.current || !isOpenNow(panel.current)) return;
      event.preventDefault();
      opened.current = 'press';
      hold();
    },
    onButtonEnter(event: PointerEvent) {
      if (event.pointerType !== 'mouse' || !window.matchMedia(media.fine).matches) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (!panel.current || isOpenNow(panel.current)) return;
        opened.current = 'hover';
        panel.current.showPopover();
      }, intent.open);
    },
    onEnter: () => {
      if (opened.current === 'hover' && panel.current && isOpenNow(panel.current)) clearTimeout(timer.current);
    },
    onLeave() {
      clearTimeout(timer.current);
      if (opened.current === 'hover') timer.current = setTimeout(close, intent.close);
    },
    onPanelClick(event: MouseEvent) {
      const link = isPlain(event) ? (event.target as Element).closest<HTMLAnchorElement>('a[href]') : null;
      if (link) closeFor(link.target === '_blank' ? 'same' : 'next');
    },
  };
}
