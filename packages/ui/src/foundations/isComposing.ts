/** Whether a key belongs to an input method that composes text. For the Enter or Escape that ends a composition, Safari sets only key code 229. */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean => event.isComposing || event.keyCode === 229;
