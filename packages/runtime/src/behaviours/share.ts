export function attachShare(element: HTMLElement): () => void {
  const { navigator } = element.ownerDocument.defaultView ?? window;
  const attachment = new AbortController();
  const buttons = element.querySelectorAll<HTMLElement>('[data-share-by]');
  for (const button of buttons) button.hidden = !((button.dataset['shareBy'] === 'sheet' ? 'share' : 'clipboard') in navigator);

  element.addEventListener(
    'click',
    ({ target }) => {
      const { share = '', title = '', copied = '', failed = '' } = element.dataset;
      const url = new URL(share, window.location.href).href;
      const way = (target as Element).closest<HTMLElement>('[data-share-by]')?.dataset['shareBy'];
      // A dismissed share sheet rejects.
      if (way === 'sheet') navigator.share({ title, url }).catch(() => {});
      if (way !== 'copy') return;
      const say = (text: string) => () => (element.querySelector('[role=status]')!.textContent = text);
      navigator.clipboard.writeText(url).then(say(copied), say(failed));
    },
    { signal: attachment.signal },
  );
  return () => {
    attachment.abort();
    for (const button of buttons) button.hidden = true;
  };
}
