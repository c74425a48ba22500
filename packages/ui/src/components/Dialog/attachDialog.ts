function isOutside({ target, clientX, clientY }: MouseEvent, dialog: HTMLElement) {
  if (target !== dialog) return false;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** Closes a modal `<dialog>` on a press outside. @returns detach */
export function attachDialog(dialog: HTMLElement): () => void {
  const attachment = new AbortController();
  const { signal } = attachment;
  // A text selection that begins inside may end outside.
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
