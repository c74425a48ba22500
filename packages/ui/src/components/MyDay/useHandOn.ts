import { useEffect, useRef, type MouseEvent, type RefObject } from 'react';
import { focusedIn } from '../../foundations/focusedIn.ts';

type OnClick = (event: MouseEvent<HTMLButtonElement>) => void;

const buttonsIn = (frame: HTMLElement) => [...frame.querySelectorAll<HTMLButtonElement>('button[aria-pressed]')];

/** Moves the focus of a removed button to the next button, else to the last, else to `frame`. @returns the click listener of the buttons */
export function useHandOn(frame: RefObject<HTMLElement | null>, onClick: OnClick | undefined): OnClick | undefined {
  const pressed = useRef(-1);
  useEffect(() => {
    const was = pressed.current;
    pressed.current = -1;
    const focused = frame.current && focusedIn(frame.current);
    // Without focus, `focused` is the body in a document, and null in a shadow root.
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
