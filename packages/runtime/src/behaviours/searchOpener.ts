/** NAV-19, A11Y-6 */
export function openSearch(event: MouseEvent | KeyboardEvent): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-component=SearchDialog]');
  const link = event.target instanceof Element ? event.target.closest('[aria-keyshortcuts$=K]') : null;
  const isHeld = event.metaKey || event.ctrlKey;
  const isAsked =
    'key' in event
      ? isHeld && event.key.toLowerCase() === 'k' && !event.repeat && !document.querySelector('dialog[open]')
      : link && !isHeld;
  if (!dialog || !isAsked || event.shiftKey || event.altKey || event.defaultPrevented) return;
  event.preventDefault();
  // When the dialog closes, the focus returns to this button.
  const menu = link?.closest('[popover]');
  if (menu) document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`)?.focus({ preventScroll: true });
  dialog.showModal();
  dialog.querySelector('input')!.focus();
  dialog.querySelector('input')!.select();
}

export function attachSearchOpener(root: HTMLElement): () => void {
  const attachment = new AbortController();
  for (const name of ['click', 'keydown'] as const) root.addEventListener(name, openSearch, { capture: true, signal: attachment.signal });
  return () => attachment.abort();
}
