import { useEffect, useRef, useSyncExternalStore } from 'react';
import { requireProps } from '../../styles/misuse.ts';
import { focusedIn } from '../../foundations/focusedIn.ts';
import { isComposing } from '../../foundations/isComposing.ts';
import { Stack } from '../../foundations/Stack/index.ts';
import { ToastFrame } from './Toast.styles.ts';
import { ToastMessage } from './ToastMessage.tsx';
import type { ToastContent, ToastQueue } from './createToasts.ts';

export interface ToastsProps {
  /** Queue from `createToasts`. */
  queue: ToastQueue;
  /** Number of messages shown at once; further ones wait. */
  limit?: number | undefined;
  /** Names of the region and of the close buttons. */
  labels: { region: string; close: string };
}

const none: readonly (ToastContent & { id: number })[] = [];

/** Messages at the lower edge; F6 moves the focus to them and back. */
export function Toasts({ queue, limit = 3, labels }: ToastsProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('Toasts', { queue, labels });
  const messages = useSyncExternalStore(queue.subscribe, queue.current, () => none).slice(0, limit);
  const root = useRef<HTMLDivElement>(null);
  const isOpen = messages.length > 0;
  useEffect(() => {
    const frame = root.current!;
    const page = frame.ownerDocument;
    let origin: HTMLElement | undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || isComposing(event) || event.defaultPrevented || !isOpen) return;
      event.preventDefault();
      const focused = focusedIn(frame) as HTMLElement | null;
      if (frame.contains(focused)) return origin?.focus();
      origin = focused ?? undefined;
      frame.focus();
    };
    page.addEventListener('keydown', onKeyDown);
    return () => page.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);
  return (
    <ToastFrame ref={root} data-component="Toasts" data-open={isOpen || undefined} role="region" aria-label={labels.region} tabIndex={-1}>
      <Stack gap={2} align="center" role="log">
        {messages.map(({ id, text, seconds, actions }) => (
          <ToastMessage key={id} seconds={seconds} actions={actions} labels={labels} onClose={() => queue.close(id)}>
            {text}
          </ToastMessage>
        ))}
      </Stack>
    </ToastFrame>
  );
}
