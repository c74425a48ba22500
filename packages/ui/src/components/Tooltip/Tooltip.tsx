import { cloneElement, useEffect, useId, type ComponentPropsWithRef, type ReactElement } from 'react';
import { useControlled } from '../../foundations/useControlled.ts';
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
  const [isOpen, setOpen] = useControlled(open, defaultOpen);
  const change = (next: boolean, reason: 'pointer' | 'focus' | 'escape') => {
    if (next === isOpen) return;
    setOpen(next);
    onOpenChange?.(next, { reason });
  };
  // Escape hides it wherever the focus is: it may lie over what somebody wants to read.
  useEffect(() => {
    if (!isOpen) return undefined;
    const hide = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      onOpenChange?.(false, { reason: 'escape' });
    };
    document.addEventListener('keydown', hide);
    return () => document.removeEventListener('keydown', hide);
  }, [isOpen, setOpen, onOpenChange]);
  return (
    <TooltipFrame
      data-component="Tooltip"
      {...rest}
      onPointerEnter={event => {
        onPointerEnter?.(event);
        if (event.pointerType !== 'touch') change(true, 'pointer');
      }}
      onPointerLeave={event => {
        onPointerLeave?.(event);
        change(false, 'pointer');
      }}
      onFocus={event => {
        onFocus?.(event);
        if (event.target.matches(':focus-visible')) change(true, 'focus');
      }}
      onBlur={event => {
        onBlur?.(event);
        change(false, 'focus');
      }}
    >
      {cloneElement(children, { 'aria-describedby': [children.props['aria-describedby'], id].filter(Boolean).join(' ') })}
      <TooltipBubble role="tooltip" id={id} hidden={!isOpen} data-part="bubble" data-placement={placement} data-band="card">
        {label}
      </TooltipBubble>
    </TooltipFrame>
  );
}
