/** Whether a key belongs to an input method that composes text: Safari reports Enter and Escape at its end by the key code alone. */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean => event.isComposing || event.keyCode === 229;
