/** Whether a key belongs to an input method that composes text. Safari reports the Enter or Escape that ends it only by its key code. */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean => event.isComposing || event.keyCode === 229;
