import { useState, type FocusEvent, type PointerEvent } from 'react';

const isMouse = (event: PointerEvent) => event.pointerType === 'mouse';

/**
 * Whether a card is turned, and the handlers that turn it: while a mouse is over it, while focus that shows is inside, and by
 * a press until the next press or until focus leaves.
 */
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
        // Moving on inside the card keeps it turned.
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
