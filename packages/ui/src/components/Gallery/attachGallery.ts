import { isRtl } from '../../foundations/isRtl.ts';
import { isPlainClick } from '../../foundations/isPlainClick.ts';

const linkSelector = 'a[data-position]';

/** Opens the pictures of a `Gallery` in its dialog. @returns detach */
export function attachGallery(gallery: HTMLElement): () => void {
  const attachment = new AbortController();
  const { signal } = attachment;
  const root = gallery.getRootNode() as Document | ShadowRoot;
  const dialog = root.getElementById(gallery.dataset['dialog'] ?? '') as HTMLDialogElement | null;
  if (!dialog?.showModal) return () => {};

  let index = 0;
  const show = (to: number) => {
    const links = [...gallery.querySelectorAll<HTMLAnchorElement>(linkSelector)];
    index = (to + links.length) % links.length;
    const link = links[index]!;
    const thumbnail = link.querySelector('img')!;
    const picture = dialog.querySelector('figure img')!;
    for (const name of ['alt', 'width', 'height']) picture.setAttribute(name, thumbnail.getAttribute(name)!);
    picture.setAttribute('src', link.href);
    dialog.querySelector('h2')!.textContent = link.dataset['caption'] ?? thumbnail.alt;
    dialog.querySelector('output')!.textContent = link.dataset['position']!;
  };

  gallery.addEventListener(
    'click',
    event => {
      const link = (event.target as Element).closest<HTMLAnchorElement>(linkSelector);
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      show([...gallery.querySelectorAll(linkSelector)].indexOf(link));
      dialog.showModal();
    },
    { signal },
  );
  dialog.addEventListener(
    'click',
    event => {
      const button = (event.target as Element).closest<HTMLElement>('[data-step]');
      if (button) show(index + Number(button.dataset['step']));
    },
    { signal },
  );
  dialog.addEventListener(
    'keydown',
    ({ key, altKey, ctrlKey, metaKey }) => {
      if (!/^Arrow(Left|Right)$/.test(key) || altKey || ctrlKey || metaKey) return;
      const forward = isRtl(dialog) ? 'ArrowLeft' : 'ArrowRight';
      show(index + (key === forward ? 1 : -1));
    },
    { signal },
  );
  return () => attachment.abort();
}
