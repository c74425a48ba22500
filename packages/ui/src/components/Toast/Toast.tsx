import { useEffect, useRef, useState, type ComponentPropsWithRef, type FocusEvent, type MouseEvent, type ReactNode } from 'react';
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
  /** It goes by itself after so long, counted anew when the pointer and the focus have left it or the page is seen again. Left out: it stays. */
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
  const [held, setHeld] = useState({ pointer: false, focus: false, page: false });
  const hold = (by: keyof typeof held, isHeld: boolean) => setHeld(last => ({ ...last, [by]: isHeld }));
  const origin = useRef<HTMLElement>(null);
  const remember = ({ currentTarget, relatedTarget }: FocusEvent) => {
    hold('focus', true);
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) origin.current = relatedTarget;
  };
  const close = (event: MouseEvent<HTMLElement>) => {
    // The focus goes back to where it came from, not away with the box. A press moves no page.
    if (event.currentTarget === document.activeElement) origin.current?.focus({ preventScroll: event.detail > 0 });
    setOpen(false);
    hold('pointer', false);
    onOpenChange?.(false, { reason: 'button' });
  };
  const isGoing = isOpen && !held.pointer && !held.focus && !held.page && seconds !== undefined;
  // A page that renders again does not begin the time anew.
  const told = useRef(onOpenChange);
  useEffect(() => {
    told.current = onOpenChange;
  }, [onOpenChange]);
  // Nobody reads what comes and goes on a page that is not seen.
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
