import type { TooltipPlacement } from './Tooltip.variants.ts';

/** Puts a bubble on its side, or on the other if it does not fit, and moves it into the window's width. */
export function keepInView(bubble: HTMLElement, placement: TooltipPlacement): void {
  bubble.dataset['placement'] = placement;
  bubble.style.translate = '';
  const { left, right, top, bottom } = bubble.getBoundingClientRect();
  const around = bubble.parentElement!.getBoundingClientRect();
  const height = bottom - top;
  if (top < 0 && around.bottom + height < innerHeight) bubble.dataset['placement'] = 'below';
  if (bottom > innerHeight && around.top > height) bubble.dataset['placement'] = 'above';
  const shift = Math.min(0, document.documentElement.clientWidth - right) || Math.max(0, -left);
  if (shift) bubble.style.translate = `${shift}px`;
}
