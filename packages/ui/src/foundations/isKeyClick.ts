/** Whether a click was made by a key. In Firefox such a click on a link has a `detail` of 1, as by mouse, but no `pointerType`. */
export const isKeyClick = (event: MouseEvent): boolean => event.detail === 0 || (event as Partial<PointerEvent>).pointerType === '';
