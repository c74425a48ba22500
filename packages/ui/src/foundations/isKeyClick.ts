/** Whether a click was made by a key. In Firefox such a click on a link has a count, as one by mouse, but no type of pointer. */
export const isKeyClick = (event: MouseEvent): boolean => event.detail === 0 || (event as Partial<PointerEvent>).pointerType === '';
