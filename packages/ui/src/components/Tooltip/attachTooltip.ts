import { isComposing } from '../../foundations/isComposing.ts';
import { keepInView } from './keepInView.ts';

export type TooltipReason = 'pointer' | 'focus' | 'escape';

export interface TooltipOptions {
  /** Called before a change, which is prevented by returning `false`. */
  onOpenChange?: ((isOpen: boolean, reason: TooltipReason) => boolean | void) | undefined;
}

/** Shows a `role="tooltip"` on hover and keyboard focus; Escape hides it. @returns detach */
export function attachTooltip(tooltip: HTMLElement, { onOpenChange }: TooltipOptions = {}): () => void {
  const attachment = new AbortController();
  const { signal } = attachment;
  const bubble = tooltip.querySelector<HTMLElement>('[role="tooltip"]')!;
  let isPointedAt = false;

  const change = (isOpen: boolean, reason: TooltipReason) => {
    if (isOpen !== bubble.hidden || onOpenChange?.(isOpen, reason) === false) return;
    bubble.hidden = !isOpen;
    if (isOpen) keepInView(bubble);
  };
  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return;
    isPointedAt = true;
    change(true, 'pointer');
  };
  const onPointerLeave = () => {
    isPointedAt = false;
    if (!tooltip.querySelector(':focus-visible')) change(false, 'pointer');
  };
  const onFocusOut = () => {
    if (!isPointedAt) change(false, 'focus');
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    if ((target as Element).matches(':focus-visible')) change(true, 'focus');
  };
  // Captured, so that Escape does not also close a dialog around the bubble.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event) || bubble.hidden) return;
    event.preventDefault();
    change(false, 'escape');
  };
  tooltip.addEventListener('pointerenter', onPointerEnter, { signal });
  tooltip.addEventListener('pointerleave', onPointerLeave, { signal });
  tooltip.addEventListener('focusin', onFocusIn, { signal });
  tooltip.addEventListener('focusout', onFocusOut, { signal });
  tooltip.ownerDocument.addEventListener('keydown', onKeyDown, { capture: true, signal });
  return () => attachment.abort();
}
