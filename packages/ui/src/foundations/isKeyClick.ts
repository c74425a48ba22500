/** Whether a key made a click; in Firefox, its `detail` on a link is 1. */
export const isKeyClick = (event: MouseEvent): boolean => event.detail === 0 || (event as Partial<PointerEvent>).pointerType === '';
