import {
  cloneElement,
  type ComponentPropsWithRef,
  type CSSProperties,
  type ReactElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { useControlled } from '../../foundations/useControlled.ts';
import { keepInView } from './keepInView.ts';
import { TooltipBubble, TooltipFrame } from './Tooltip.styles.ts';
import type { TooltipPlacement } from './Tooltip.variants.ts';

export interface TooltipVariables extends CSSProperties {
  /** Background colour. */
  '--ui-tooltip-background'?: string | undefined;
  /** Text colour. */
  '--ui-tooltip-color'?: string | undefined;
  /** Border, as in CSS `border`. */
  '--ui-tooltip-border'?: string | undefined;
  /** Border radius. */
  '--ui-tooltip-radius'?: string | undefined;
  /** Padding above and below the text. */
  '--ui-tooltip-padding'?: string | undefined;
  /** Font family of the text. */
  '--ui-tooltip-font'?: string | undefined;
}

export interface TooltipProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Text, which becomes the description of the child, not its name. */
  label: string;
  /** Side on which it opens. */
  placement?: TooltipPlacement | undefined;
  /** Whether it is open (controlled). */
  open?: boolean | undefined;
  /** Whether it is open initially. @default false */
  defaultOpen?: boolean | undefined;
  /** Called with the new state and what changed it. */
  onOpenChange?: ((open: boolean, details: { reason: 'pointer' | 'focus' | 'escape' }) => void) | undefined;
  /** One focusable element: a button, a link or a field. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

/** A few words about a button, a link or a field, shown on hover and keyboard focus. */
export function Tooltip({
  label,
  placement = 'above',
  open,
  defaultOpen = false,
  onOpenChange,
  onPointerEnter,
  onPointerLeave,
  onFocus,
  onBlur,
  children,
  ...rest
}: TooltipProps) {
  const id = useId();
  const bubble = useRef<HTMLSpanElement>(null);
  const isPointedAt = useRef(false);
  const [isOpen, setOpen] = useControlled(open, defaultOpen);
  const change = (next: boolean, reason: 'pointer' | 'focus' | 'escape') => {
    if (next === isOpen) return;
    setOpen(next);
    onOpenChange?.(next, { reason });
  };
  useLayoutEffect(() => {
    if (isOpen) keepInView(bubble.current!, placement);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other words need another room
  }, [isOpen, placement, label]);
  // Escape hides it wherever the focus is, since it may cover content; in the capture phase, so that a dialog around it stays open.
  useEffect(() => {
    if (!isOpen) return undefined;
    const hide = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      setOpen(false);
      onOpenChange?.(false, { reason: 'escape' });
    };
    document.addEventListener('keydown', hide, true);
    return () => document.removeEventListener('keydown', hide, true);
  }, [isOpen, setOpen, onOpenChange]);
  return (
    <TooltipFrame
      data-component="Tooltip"
      {...rest}
      onPointerEnter={event => {
        onPointerEnter?.(event);
        if (event.pointerType === 'touch') return;
        isPointedAt.current = true;
        change(true, 'pointer');
      }}
      onPointerLeave={event => {
        onPointerLeave?.(event);
        isPointedAt.current = false;
        // It stays until both pointer and focus have left it.
        if (!event.currentTarget.querySelector(':focus-visible')) change(false, 'pointer');
      }}
      onFocus={event => {
        onFocus?.(event);
        if (event.target.matches(':focus-visible')) change(true, 'focus');
      }}
      onBlur={event => {
        onBlur?.(event);
        if (!isPointedAt.current) change(false, 'focus');
      }}
    >
      {cloneElement(children, { 'aria-describedby': [children.props['aria-describedby'], id].filter(Boolean).join(' ') })}
      <TooltipBubble ref={bubble} role="tooltip" id={id} hidden={!isOpen} data-part="bubble" data-placement={placement} data-band="card">
        {label}
      </TooltipBubble>
    </TooltipFrame>
  );
}
