/** Opens and shows the item of an `Accordion` to which the hash of the address leads. @returns detach */
export function attachAccordion(element: HTMLElement): () => void {
  const view = element.ownerDocument.defaultView!;
  const attachment = new AbortController();
  const openTarget = () => {
    let id = '';
    try {
      id = decodeURIComponent(view.location.hash.slice(1));
    } catch {
      return;
    }
    const item = id ? (element.getRootNode() as Document | ShadowRoot).getElementById(id)?.closest('details') : null;
    if (!item || !element.contains(item) || item.open) return;
    item.open = true;
    item.scrollIntoView({ block: 'start' });
  };
  openTarget();
  view.addEventListener('hashchange', openTarget, { signal: attachment.signal });
  return () => attachment.abort();
}
