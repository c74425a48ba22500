/** Moves a bubble into the window; its side is the frame's `data-placement` if there is room. */
export function keepInView(bubble: HTMLElement): void {
  const { documentElement: page, defaultView: view } = bubble.ownerDocument;
  const frame = bubble.parentElement!;
  bubble.dataset['placement'] = frame.dataset['placement'];
  bubble.style.translate = '';
  const { left, right, top, bottom } = bubble.getBoundingClientRect();
  const around = frame.getBoundingClientRect();
  const { innerHeight } = view!;
  if (top < 0 && around.bottom + bottom - top < innerHeight) bubble.dataset['placement'] = 'below';
  if (bottom > innerHeight && around.top > bottom - top) bubble.dataset['placement'] = 'above';
  const shift = Math.min(0, page.clientWidth - right) || Math.max(0, -left);
  if (shift) bubble.style.translate = `${shift}px`;
}
