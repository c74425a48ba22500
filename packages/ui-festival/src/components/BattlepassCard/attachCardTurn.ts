/** Turns a card by mouse, keyboard focus or press. @returns detach */
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
  on('focusout', ({ relatedTarget }) => {
    if (!card.contains(relatedTarget as Node | null)) turn({ isFocused: false, isPressed: false });
  });
  on('click', ({ target }) => {
    if ((target as Element).closest('[data-part="turn"]')) turn({ isPressed: !state.isPressed });
  });
  turn({});
  return () => attachment.abort();
}
