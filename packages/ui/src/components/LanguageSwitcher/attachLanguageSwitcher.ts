export interface AttachLanguageSwitcherOptions {
  /** Called with the language code before the browser follows a link. */
  onChoose?: ((lang: string) => void) | undefined;
}

/** Adds the current query and hash to a pressed link of a `LanguageSwitcher`, unless it has its own. @returns detach */
export function attachLanguageSwitcher(element: HTMLElement, { onChoose }: AttachLanguageSwitcherOptions = {}): () => void {
  const attachment = new AbortController();
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[hreflang]');
    if (!link) return;
    const { location } = element.ownerDocument;
    const served = link.getAttribute('href')!;
    link.search ||= location.search;
    link.hash ||= location.hash;
    const { href } = link;
    // Resets the link, because the query may differ at the next press.
    setTimeout(() => {
      if (link.href === href) link.setAttribute('href', served);
    });
    onChoose?.(link.hreflang);
  };
  element.addEventListener('click', onClick, { signal: attachment.signal });
  return () => attachment.abort();
}
