import { cloneElement, useEffect, useId, useLayoutEffect, useRef, type ComponentPropsWithRef, type ReactElement } from 'react';
import { useControlled } from '../../foundations/useControlled.ts';
import { keepInView } from './keepInView.ts';
import { TooltipBubble, TooltipFrame } from './Tooltip.styles.ts';
import type { TooltipPlacement } from './Tooltip.variants.ts';

export interface TooltipProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** A few words about what it is on; they are its description, not its name. */
  label: string;
  /** On which side of it they stand. */
  placement?: TooltipPlacement | undefined;
  /** Whether they are shown, when the consumer keeps it. */
  open?: boolean | undefined;
  /** Whether they are shown at first. @default false */
  defaultOpen?: boolean | undefined;
  /** Told what showed or hid them. */
  onOpenChange?: ((open: boolean, details: { reason: 'pointer' | 'focus' | 'escape' }) => void) | undefined;
  /** One thing that takes focus: a button, a link or a field. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

/** A few words about a button, a link or a field, shown while it is pointed at or has focus from the keyboard. */
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
  // Escape hides it wherever the focus is: it may lie over what somebody wants to read. It comes first, and a dialog around it stays.
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
        // It stays until both have left it.
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
