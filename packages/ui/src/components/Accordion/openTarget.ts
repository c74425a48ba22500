/** Opens the item that the address points at (`#id` of the item or of something inside) and scrolls to it. */
export function openTarget(root: Element, hash: string): void {
  let id = '';
  try {
    id = decodeURIComponent(hash.slice(1));
  } catch {
    return; // a hash that is no text points at nothing
  }
  const item = id ? document.getElementById(id)?.closest('details') : null;
  if (!item || !root.contains(item) || item.open) return;
  item.open = true;
  item.scrollIntoView({ block: 'start' });
}
