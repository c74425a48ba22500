/** Focuses an element that is removed from the document, so that jsdom has no `activeElement`. @returns a function that moves the focus back into the document */
export function focusOutside(): () => void {
  const [inside, outside] = [document.createElement('button'), document.createElement('button')];
  document.body.append(inside, outside);
  inside.addEventListener('blur', () => outside.remove());
  inside.focus();
  outside.focus();
  return () => inside.focus();
}
