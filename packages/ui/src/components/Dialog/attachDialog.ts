function isOutside({ target, clientX, clientY }: MouseEvent, dialog: HTMLElement) {
  if (target !== dialog) return false;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** Makes a press outside a modal `<dialog>` close it. @returns detach */
export function attachDialog(dialog: HTMLElement): () => void {
  const attachment = new AbortController();
  const { signal } = attachment;
  // A text selection that begins inside may end outside: only a press that also began outside closes the dialog.
  let beganOutside = false;
  dialog.addEventListener('pointerdown', event => (beganOutside = isOutside(event, dialog)), { signal });
  dialog.addEventListener(
    'click',
    event => {
      if (!event.defaultPrevented && beganOutside && isOutside(event, dialog)) (dialog as HTMLDialogElement).close();
    },
    { signal },
  );
  return () => attachment.abort();
}
