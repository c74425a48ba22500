import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { media } from '../../tokens/index.ts';
import type { PictureSource } from '../Picture/index.ts';

export interface HeroPull {
  href: string;
  text: string;
  /** Pictures of the drawer further and further out, in the scale of `image`; none when it is already out. */
  frames?: readonly PictureSource[] | undefined;
  onOpen: () => void;
}

/** Time per frame when it opens by itself, in ms. */
const STEP = 90;
/** Distance in px before a press is a drag. */
const SLACK = 6;
/** A drawer released past this share opens. */
const OPENS = 0.35;

/** Pulled share of the way: a finger to the left, a mouse along the box, left and down. */
function shareOf(event: PointerEvent, from: { x: number; y: number }) {
  const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
  const along = event.pointerType === 'touch' ? -dx : -dx * 0.894 + dy * 0.447;
  return along / (Math.min(event.currentTarget.clientWidth, innerWidth) * 0.42);
}

/** Drag, key and link handling of the drawer. @returns handlers, the visible frame, and whether a drag is on */
export function usePull({ frames = [], onOpen }: Partial<HeroPull> = {}) {
  const [isHeld, setHeld] = useState(false);
  const [out, setOut] = useState(0);
  const [isPulling, setPulling] = useState(false);
  const from = useRef<{ x: number; y: number }>(undefined);
  const hasPulled = useRef(false);
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  useEffect(() => () => clearInterval(timer.current), []);
  if (!onOpen) return { out, isHeld };

  const last = frames.length;
  const take = () => setHeld(true);
  function open() {
    take();
    clearInterval(timer.current);
    if (matchMedia(media.still).matches || out >= last) return onOpen!();
    let step = out;
    timer.current = setInterval(() => {
      step += 1;
      setOut(Math.min(step, last));
      if (step <= last) return;
      clearInterval(timer.current);
      onOpen!();
    }, STEP);
    return undefined;
  }
  const drop = () => {
    from.current = undefined;
    setPulling(false);
  };

  const art = {
    'data-pull': '',
    'data-held': isPulling || undefined,
    onPointerDown(event: PointerEvent) {
      take();
      hasPulled.current = false;
      if (event.button === 0) from.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove(event: PointerEvent) {
      if (!from.current) return;
      if (!isPulling) {
        if (Math.hypot(event.clientX - from.current.x, event.clientY - from.current.y) <= SLACK) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        clearInterval(timer.current);
        setPulling(true);
        hasPulled.current = true;
      }
      setOut(Math.max(0, Math.min(last, Math.round(shareOf(event, from.current) * last))));
    },
    onPointerUp(event: PointerEvent) {
      if (!from.current || !isPulling) return drop();
      const share = shareOf(event, from.current);
      drop();
      return share > OPENS ? open() : setOut(0);
    },
    onPointerCancel() {
      drop();
      setOut(0);
    },
    // Ignores the click at the end of a drag.
    onClick: () => !hasPulled.current && open(),
  };
  const link = {
    onFocus: take,
    onPointerEnter: take,
    onClick(event: MouseEvent) {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      open();
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      event.preventDefault();
      const to = out + (event.key === 'ArrowLeft' ? 1 : -1);
      if (to > last) onOpen();
      else setOut(Math.max(0, to));
    },
  };
  return { art, link, out, isHeld };
}
