import type { ReactNode } from 'react';

export interface ToastContent {
  /** Message in one sentence. */
  text: ReactNode;
  /** Seconds until the message closes; default: it stays. */
  seconds?: number | undefined;
  /** One link or button that the page offers elsewhere too. */
  actions?: ReactNode;
}

export interface ToastQueue {
  /** Adds a message. @returns a function that closes it */
  add: (content: ToastContent) => () => void;
  subscribe: (listener: () => void) => () => void;
  /** Messages in order, including queued ones. */
  current: () => readonly (ToastContent & { id: number })[];
  close: (id: number) => void;
}

let last = 0;

/** Creates a queue of messages for `Toasts`, also outside of React. */
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
