/** Loads the frame of an `Embed` on a press of its button. @returns detach */
export function attachEmbed(element: HTMLElement): () => void {
  const attachment = new AbortController();
  const onClick = ({ target }: MouseEvent) => {
    const box = (target as Element).closest('button') && (target as Element).closest<HTMLElement>('[data-frame]');
    if (!box) return;
    // oxlint-disable-next-line react/iframe-missing-sandbox -- `sandbox` is among the attributes
    const frame = element.ownerDocument.createElement('iframe');
    const attributes = JSON.parse(box.dataset['frame']!) as Record<string, string>;
    for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value);
    // Hidden, not removed, because React may own the elements.
    for (const child of box.children) child.toggleAttribute('hidden', true);
    box.dataset['loaded'] = '';
    box.append(frame);
    frame.focus();
  };
  element.addEventListener('click', onClick, { signal: attachment.signal });
  return () => attachment.abort();
}
