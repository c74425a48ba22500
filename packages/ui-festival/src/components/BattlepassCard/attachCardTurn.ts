/**
 * Turns a card (`data-turned`) while a mouse is over it and while it has visible focus. A press on its button (`data-part="turn"`) turns it until
 * the next press, or until the focus leaves the card. Its hidden face (`data-part="front"` or `"back"`) is inert. @returns detach
 */
export function attachCardTurn(card: HTMLElement): () => void {
  const attachment = new AbortController();
  const part = (name: string) => card.querySelector<HTMLElement>(`[data-part="${name}"]`)!;
  const on = <Type extends keyof HTMLElementEventMap>(type: Type, listener: (event: HTMLElementEventMap[Type]) => void) =>
    card.addEventListener(type, listener, { signal: attachment.signal });

  const state = { isHovered: false, isFocused: false, isPressed: false };
  const turn = (change: Partial<typeof state>) => {
    Object.assign(state, change);
    const isTurned = state.isHovered || state.isFocused || state.isPressed;
    card.toggleAttribute('data-turned', isTurned);
    part('front').toggleAttribute('inert', isTurned);
    part('back').toggleAttribute('inert', !isTurned);
    part('turn').setAttribute('aria-expanded', String(isTurned));
  };

  on('pointerenter', ({ pointerType }) => pointerType === 'mouse' && turn({ isHovered: true }));
  on('pointerleave', ({ pointerType }) => pointerType === 'mouse' && turn({ isHovered: false }));
  on('focusin', ({ target }) => (target as Element).matches(':focus-visible') && turn({ isFocused: true }));
  // Focus that moves within the card does not turn it back.
  on('focusout', ({ relatedTarget }) => {
    if (!card.contains(relatedTarget as Node | null)) turn({ isFocused: false, isPressed: false });
  });
  on('click', ({ target }) => {
    if ((target as Element).closest('[data-part="turn"]')) turn({ isPressed: !state.isPressed });
  });
  turn({});
  return () => attachment.abort();
}
