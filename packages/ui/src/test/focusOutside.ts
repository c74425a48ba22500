/** Moves focus out of the page, so that jsdom has no `activeElement`. @returns a function that moves it back */
export function focusOutside(): () => void {
  const [inside, outside] = [document.createElement('button'), document.createElement('button')];
  document.body.append(inside, outside);
  inside.addEventListener('blur', () => outside.remove());
  inside.focus();
  outside.focus();
  return () => inside.focus();
}
