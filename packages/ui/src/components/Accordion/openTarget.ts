export function openTarget(root: Element, hash: string): void {
  let id = '';
  try {
    id = decodeURIComponent(hash.slice(1));
  } catch {
    return; // malformed percent-encoding
  }
  const item = id ? document.getElementById(id)?.closest('details') : null;
  if (!item || !root.contains(item) || item.open) return;
  item.open = true;
  item.scrollIntoView({ block: 'start' });
}
