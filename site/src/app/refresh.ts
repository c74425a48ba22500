import type { ToldRevision } from '@tand/festival';
import { fetchRevision, subscribeLive } from '../data/live.ts';

/** Milliseconds between two questions where the server does not notify of changes. */
export const pollEvery = 60_000;
/** What was served is true; drawing and hydrating come first. */
const firstAfter = 2000;
/** Pages that are notified at once do not ask at once: milliseconds they spread over. */
const spread = 1000;
/** Milliseconds after which a connection that was cut is opened again, give or take as much as `spread`. */
const reconnectAfter = 1500;

export interface Refreshing {
  /** Asks for what the page shows. */
  refetch: () => void;
  /** Whether the page shows less than this state of the content; nobody knows what an unknown state holds. */
  isBehind: (revision: ToldRevision | undefined) => boolean;
}

/**
 * Keeps a visible page up to date: refetches when it is notified of a newer state of the content, or asks each minute where it
 * is not; also when the device is online again. A hidden page does nothing. @returns the unsubscribe function
 */
export function startRefreshing({ refetch, isBehind }: Refreshing): () => void {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let unsubscribe: (() => void) | undefined;

  const after = (ms: number, run: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, ms);
    timers.add(timer);
  };
  const pause = () => {
    unsubscribe?.();
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
  };
  const poll = async () => {
    if (isBehind(await fetchRevision()) && !document.hidden) refetch();
  };
  const connect = () => {
    pause();
    let isTold = false;
    unsubscribe = subscribeLive({
      onRevision: revision => {
        isTold = true;
        if (isBehind(revision)) after(Math.random() * spread, refetch);
      },
      onLost: () => {
        if (isTold) return after(reconnectAfter + Math.random() * spread, connect);
        void poll();
        after(pollEvery, connect);
      },
    });
  };

  const onVisible = () => (document.hidden ? pause() : connect());
  const onOnline = () => {
    refetch();
    if (!document.hidden) connect();
  };
  if (!document.hidden) after(firstAfter, connect);
  document.addEventListener('visibilitychange', onVisible);
  addEventListener('online', onOnline);
  return () => {
    pause();
    document.removeEventListener('visibilitychange', onVisible);
    removeEventListener('online', onOnline);
  };
}
