/** Whether a key press opens the search: Ctrl+K or Cmd+K anywhere, `/` where nothing is written. Never over another dialog. */
export function opensSearch(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.altKey || document.querySelector('dialog[open]')) return false;
  const hasCommand = event.ctrlKey || event.metaKey;
  if (hasCommand) return event.key.toLowerCase() === 'k' && !event.shiftKey;
  return event.key === '/' && !isWritten(event.target);
}

const isWritten = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
