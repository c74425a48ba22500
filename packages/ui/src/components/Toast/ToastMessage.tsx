import { type FocusEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { focusedIn } from '../../foundations/focusedIn.ts';
import { isKeyClick } from '../../foundations/isKeyClick.ts';
import { closeGlyph, Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { ToastBox } from './Toast.styles.ts';

interface ToastMessageProps {
  seconds: number | undefined;
  actions: ReactNode;
  labels: { close: string };
  onClose: (reason: 'button' | 'time') => void;
  children: ReactNode;
}

export function ToastMessage({ seconds, actions, labels, onClose, children }: ToastMessageProps) {
  const [held, setHeld] = useState({ pointer: false, focus: false, page: false });
  const hold = (by: keyof typeof held, isHeld: boolean) => setHeld(last => ({ ...last, [by]: isHeld }));
  const origin = useRef<HTMLElement>(null);
  const remember = ({ currentTarget, relatedTarget }: FocusEvent) => {
    hold('focus', true);
    const from = relatedTarget as HTMLElement | null;
    if (from && !currentTarget.contains(from)) origin.current = from;
  };
  const close = (event: MouseEvent<HTMLElement>) => {
    if (focusedIn(event.currentTarget) === event.currentTarget) origin.current?.focus({ preventScroll: !isKeyClick(event.nativeEvent) });
    onClose('button');
  };
  const isGoing = !held.pointer && !held.focus && !held.page && seconds !== undefined;
  // A new callback must not restart the timer.
  const latestOnClose = useRef(onClose);
  useEffect(() => {
    latestOnClose.current = onClose;
  }, [onClose]);
  useEffect(() => {
    const pauseWhenHidden = () => setHeld(last => ({ ...last, page: document.hidden }));
    pauseWhenHidden();
    document.addEventListener('visibilitychange', pauseWhenHidden);
    return () => document.removeEventListener('visibilitychange', pauseWhenHidden);
  }, []);
  useEffect(() => {
    if (!isGoing) return undefined;
    const timer = setTimeout(() => latestOnClose.current('time'), seconds * 1000);
    return () => clearTimeout(timer);
  }, [isGoing, seconds]);
  return (
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
  );
}
