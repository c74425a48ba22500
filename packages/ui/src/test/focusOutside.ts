/** Focuses a removed element, so that jsdom has no `activeElement`. @returns a function that moves the focus back */
export function focusOutside(): () => void {
  const [inside, outside] = [document.createElement('button'), document.createElement('button')];
  document.body.append(inside, outside);
  inside.addEventListener('blur', () => outside.remove());
  inside.focus();
  outside.focus();
  return () => inside.focus();
}
