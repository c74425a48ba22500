import { useEffect, useRef, type MouseEvent, type RefObject } from 'react';
import { focusedIn } from '../../foundations/focusedIn.ts';

type OnClick = (event: MouseEvent<HTMLButtonElement>) => void;

const buttonsIn = (frame: HTMLElement) => [...frame.querySelectorAll<HTMLButtonElement>('button[aria-pressed]')];

/** Moves the focus of a removed button to another, or to `frame`. @returns click listener */
export function useHandOn(frame: RefObject<HTMLElement | null>, onClick: OnClick | undefined): OnClick | undefined {
  const pressed = useRef(-1);
  useEffect(() => {
    const was = pressed.current;
    pressed.current = -1;
    const focused = frame.current && focusedIn(frame.current);
    // Without focus, `activeElement` is null in a shadow root and the body in a document.
    if (was < 0 || !frame.current || (focused && focused !== frame.current.ownerDocument.body)) return;
    const buttons = buttonsIn(frame.current);
    (buttons[Math.min(was, buttons.length - 1)] ?? frame.current).focus({ preventScroll: true });
  });
  return (
    onClick &&
    (event => {
      pressed.current = frame.current ? buttonsIn(frame.current).indexOf(event.currentTarget) : -1;
      onClick(event);
    })
  );
}
