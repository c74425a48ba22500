import type { ToldRevision } from '@tand/festival';
import { fetchRevision, subscribeLive } from '../data/live.ts';

/** Milliseconds between requests where the server does not notify. */
export const pollEvery = 60_000;
/** Milliseconds before the first request: the served page is current, and hydration comes first. */
const firstAfter = 2000;
/** Milliseconds over which notified pages spread their requests. */
const spread = 1000;
/** Milliseconds until a lost connection is opened again, ± `spread`. */
const reconnectAfter = 1500;

export interface Refreshing {
  refetch: () => void;
  /** Whether the page shows older content; true for an unknown revision. */
  isBehind: (revision: ToldRevision | undefined) => boolean;
}

/** Refetches on notification, each minute where there is none, and when online again, while the page is visible. Returns unsubscribe. */
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
