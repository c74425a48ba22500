import type { ReactNode } from 'react';

export interface ToastContent {
  /** Message in one sentence. */
  text: ReactNode;
  /** Seconds until it closes. Default: it stays. */
  seconds?: number | undefined;
  /** One link or button, e.g. to undo; it must exist elsewhere too. */
  actions?: ReactNode;
}

export interface ToastQueue {
  /** Shows a message, or lets it wait until there is room. @returns a function that closes it */
  add: (content: ToastContent) => () => void;
  subscribe: (listener: () => void) => () => void;
  /** Messages in order, also those that wait. */
  current: () => readonly (ToastContent & { id: number })[];
  close: (id: number) => void;
}

let last = 0;

/** A queue of messages for `Toasts`, to be made once and used anywhere, outside of React too. */
export function createToasts(): ToastQueue {
  const listeners = new Set<() => void>();
  let messages: ReturnType<ToastQueue['current']> = [];
  const change = (next: typeof messages) => {
    messages = next;
    for (const listener of listeners) listener();
  };
  const close = (id: number) => change(messages.filter(message => message.id !== id));
  return {
    add(content) {
      const id = ++last;
      change([...messages, { ...content, id }]);
      return () => close(id);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => messages,
    close,
  };
}
