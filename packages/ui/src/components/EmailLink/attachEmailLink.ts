export const encodeAddress = (address: string): string => btoa(encodeURIComponent(address));

/** Reveals the address of an `EmailLink` on hover, focus or press. @returns detach */
export function attachEmailLink(link: HTMLElement): () => void {
  const attachment = new AbortController();
  const reveal = () => {
    const address = decodeURIComponent(atob(link.dataset['address']!));
    const text = link.querySelector<HTMLElement>('[data-part="address"]')!;
    link.setAttribute('href', `mailto:${address}`);
    link.removeAttribute('role');
    text.textContent = ` ${address}`;
    text.hidden = false;
  };
  for (const type of ['pointerenter', 'pointerdown', 'focus']) link.addEventListener(type, reveal, { signal: attachment.signal });
  return () => attachment.abort();
}
