import { useState, type FocusEvent, type PointerEvent } from 'react';

const isMouse = (event: PointerEvent) => event.pointerType === 'mouse';

/** Turns a card while a mouse is over it, while it has visible focus, or by a press until the next press or blur. */
export function useTurn() {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isPressed, setPressed] = useState(false);

  return {
    isTurned: isHovered || isFocused || isPressed,
    press: () => setPressed(pressed => !pressed),
    handlers: {
      onPointerEnter: (event: PointerEvent) => isMouse(event) && setHovered(true),
      onPointerLeave: (event: PointerEvent) => isMouse(event) && setHovered(false),
      onFocus: ({ target }: FocusEvent) => {
        const isVisible = target.matches(':focus-visible');
        // Focus that moves within the card does not turn it back.
        setFocused(wasFocused => wasFocused || isVisible);
      },
      onBlur: (event: FocusEvent) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        setFocused(false);
        setPressed(false);
      },
    },
  };
}
