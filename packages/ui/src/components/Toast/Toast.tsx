import { useEffect, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useControlled } from '../../foundations/useControlled.ts';
import { closeGlyph, Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { ToastBox, ToastFrame } from './Toast.styles.ts';

export interface ToastProps extends Omit<ComponentPropsWithRef<'div'>, 'role'> {
  /** Whether it is shown, when the consumer keeps it. Keep the part in the page while it is not, so that its words are announced. */
  open?: boolean | undefined;
  /** Whether it is shown at first. @default false */
  defaultOpen?: boolean | undefined;
  /** Told `false` when it has been closed, or has gone by itself. */
  onOpenChange?: ((open: boolean, details: { reason: 'button' | 'time' }) => void) | undefined;
  /** It goes by itself after so long, counted anew when the pointer or the focus has left it. Left out: it stays. */
  seconds?: number | undefined;
  /** One link or button, as to undo what was done; it must be found elsewhere too. */
  actions?: ReactNode;
  /** Name of the button that closes it. */
  labels: { close: string };
  /** What has happened, in a sentence. */
  children?: ReactNode;
}

/** Says at the lower edge that something has happened, and leaves the focus where it is. */
export function Toast({ open, defaultOpen = false, onOpenChange, seconds, actions, labels, children, ...rest }: ToastProps) {
  const [isOpen, setOpen] = useControlled(open, defaultOpen);
  const [isHeld, setHeld] = useState(false);
  const close = (reason: 'button' | 'time') => {
    setOpen(false);
    setHeld(false);
    onOpenChange?.(false, { reason });
  };
  const isGoing = isOpen && !isHeld && seconds !== undefined;
  // A page that renders again does not begin the time anew.
  const told = useRef(onOpenChange);
  useEffect(() => {
    told.current = onOpenChange;
  }, [onOpenChange]);
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
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <div>{children}</div>
          {actions}
          <IconButton label={labels.close} onClick={() => close('button')}>
            <Icon glyph={closeGlyph} />
          </IconButton>
        </ToastBox>
      )}
    </ToastFrame>
  );
}
