/** Opens the search dialog on a press of a link `[aria-keyshortcuts$=K]`, Ctrl+K or Cmd+K (NAV-19, A11Y-6). */
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
  // Focuses the button of the link's menu first, so that the focus returns there when the dialog closes.
  const menu = link?.closest('[popover]');
  if (menu) document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`)?.focus({ preventScroll: true });
  dialog.showModal();
  dialog.querySelector('input')!.focus();
  dialog.querySelector('input')!.select();
}

/** Calls `openSearch` on clicks and keys. `root`: the document's root element. @returns detach */
export function attachSearchOpener(root: HTMLElement): () => void {
  const attachment = new AbortController();
  for (const name of ['click', 'keydown'] as const) root.addEventListener(name, openSearch, { capture: true, signal: attachment.signal });
  return () => attachment.abort();
}
