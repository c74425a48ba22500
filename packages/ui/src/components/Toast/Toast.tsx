import { type ComponentPropsWithRef, type FocusEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useControlled } from '../../foundations/useControlled.ts';
import { closeGlyph, Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { ToastBox, ToastFrame } from './Toast.styles.ts';
import type { Variables } from '../../styles/variables.ts';

export type ToastVariables = Variables<'toast', 'background' | 'color' | 'border' | 'radius' | 'gap' | 'padding'>;

export interface ToastProps extends Omit<ComponentPropsWithRef<'div'>, 'role'> {
  /** Whether it is open (controlled); render it closed first, so that its text is announced. */
  open?: boolean | undefined;
  /** Whether it is open initially. @default false */
  defaultOpen?: boolean | undefined;
  /** Called with `false` when it has been closed or its time is over. */
  onOpenChange?: ((open: boolean, details: { reason: 'button' | 'time' }) => void) | undefined;
  /** Seconds until it closes; restarts when pointer and focus have left it or the page becomes visible. Default: it stays. */
  seconds?: number | undefined;
  /** One link or button, e.g. to undo; it must exist elsewhere too. */
  actions?: ReactNode;
  /** Name of the close button. */
  labels: { close: string };
  /** Message in one sentence. */
  children?: ReactNode;
}

/** A message at the lower edge that leaves the focus where it is. */
export function Toast({ open, defaultOpen = false, onOpenChange, seconds, actions, labels, children, ...rest }: ToastProps) {
  const [isOpen, setOpen] = useControlled(open, defaultOpen);
  const [held, setHeld] = useState({ pointer: false, focus: false, page: false });
  const hold = (by: keyof typeof held, isHeld: boolean) => setHeld(last => ({ ...last, [by]: isHeld }));
  const origin = useRef<HTMLElement>(null);
  const remember = ({ currentTarget, relatedTarget }: FocusEvent) => {
    hold('focus', true);
    const from = relatedTarget as HTMLElement | null;
    if (from && !currentTarget.contains(from)) origin.current = from;
  };
  const close = (event: MouseEvent<HTMLElement>) => {
    // Focus returns to where it came from; after a press without scrolling.
    if (event.currentTarget.matches(':focus')) origin.current?.focus({ preventScroll: event.detail > 0 });
    setOpen(false);
    hold('pointer', false);
    onOpenChange?.(false, { reason: 'button' });
  };
  const isGoing = isOpen && !held.pointer && !held.focus && !held.page && seconds !== undefined;
  // A new callback must not restart the timer.
  const told = useRef(onOpenChange);
  useEffect(() => {
    told.current = onOpenChange;
  }, [onOpenChange]);
  // The timer pauses while the page is hidden.
  useEffect(() => {
    const look = () => setHeld(last => ({ ...last, page: document.hidden }));
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  useEffect(() => {
    if (!isGoing) return undefined;
    const timer = setTimeout(() => {
      setOpen(false);
      told.current?.(false, { reason: 'time' });
    }, seconds * 1000);
    return () => clearTimeout(timer);
  }, [isGoing, seconds, setOpen]);
  return (
    <ToastFrame data-component="Toast" data-open={isOpen || undefined} {...rest} role="status">
      {isOpen && (
        <ToastBox
          data-part="box"
          data-band="card"
          onPointerEnter={() => hold('pointer', true)}
          onPointerLeave={() => hold('pointer', false)}
          onFocus={remember}
          onBlur={() => hold('focus', false)}
        >
          <div>{children}</div>
          {actions}
          <IconButton label={labels.close} onClick={close}>
            <Icon glyph={closeGlyph} />
          </IconButton>
        </ToastBox>
      )}
    </ToastFrame>
  );
}
