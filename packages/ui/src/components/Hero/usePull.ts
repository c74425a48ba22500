import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { media } from '../../tokens/index.ts';
import type { PictureSource } from '../Picture/index.ts';

export interface HeroPull {
  /** Where the drawer leads: what the words are a link to. */
  href: string;
  text: string;
  /** The box with its drawer further and further out, drawn to the scale of `image`; none where it is out already. */
  frames?: readonly PictureSource[] | undefined;
  /** The drawer is out. */
  onOpen: () => void;
}

/** How long the drawer rests at each frame when it opens by itself, ms. */
const STEP = 90;
/** What a hand travels before it is no press, px. */
const SLACK = 6;
/** From this share of the way on, a drawer that is let go of opens. */
const OPENS = 0.35;

/** How far a hand has pulled, as a share of the way: a finger to the left, a mouse along the box, left and down. */
function shareOf(event: PointerEvent, from: { x: number; y: number }) {
  const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
  const along = event.pointerType === 'touch' ? -dx : -dx * 0.894 + dy * 0.447;
  return along / (Math.min(event.currentTarget.clientWidth, innerWidth) * 0.42);
}

/** The hand on the drawer. @returns handlers of the picture and the link, which frame shows, and whether a hand is on it */
export function usePull({ frames = [], onOpen }: Partial<HeroPull> = {}) {
  const [isHeld, setHeld] = useState(false);
  const [out, setOut] = useState(0);
  const [isPulling, setPulling] = useState(false);
  const from = useRef<{ x: number; y: number }>(undefined);
  /** The hand has gone too far for a press. */
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
    // A press, unless it is the end of a pull.
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
