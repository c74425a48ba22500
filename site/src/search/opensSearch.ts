/** Whether a key press opens the search: Ctrl+K or Cmd+K, never over another dialog. No key does it by itself (A11Y-6). */
export function opensSearch(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.altKey || document.querySelector('dialog[open]')) return false;
  return (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k' && !event.shiftKey;
}
