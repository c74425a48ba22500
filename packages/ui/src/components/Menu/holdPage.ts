const noContent = new Set(['SCRIPT', 'STYLE', 'LINK', 'TEMPLATE']);

const parentOf = (node: Element) => node.parentElement ?? (node.getRootNode() as Partial<ShadowRoot>).host;

export function holdPage(inside: Element): () => void {
  const held: Element[] = [];
  const { body, documentElement: root } = inside.ownerDocument;
  for (let node: Element | undefined = inside; node && node !== body; node = parentOf(node)) {
    for (const sibling of node.parentNode?.children ?? []) {
      if (sibling === node || noContent.has(sibling.tagName) || sibling.hasAttribute('inert')) continue;
      sibling.setAttribute('inert', '');
      held.push(sibling);
    }
  }
  const { overflow } = root.style;
  root.style.overflow = 'hidden';
  return () => {
    for (const element of held) element.removeAttribute('inert');
    root.style.overflow = overflow;
  };
}
