const noContent = new Set(['SCRIPT', 'STYLE', 'LINK', 'TEMPLATE']);

/** Makes everything outside `inside` inert and locks scrolling. @returns a function that undoes exactly that */
export function holdPage(inside: Element): () => void {
  const held: HTMLElement[] = [];
  for (let node = inside; node.parentElement && node !== document.body; node = node.parentElement) {
    for (const sibling of node.parentElement.children) {
      if (sibling === node || !(sibling instanceof HTMLElement) || noContent.has(sibling.tagName) || sibling.hasAttribute('inert'))
        continue;
      sibling.setAttribute('inert', '');
      held.push(sibling);
    }
  }
  const root = document.documentElement;
  const { overflow } = root.style;
  root.style.overflow = 'hidden';
  return () => {
    for (const element of held) element.removeAttribute('inert');
    root.style.overflow = overflow;
  };
}
