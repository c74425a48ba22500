import type { RevisionMessage } from '@tand/festival';
import { apiAddress, fetchRevision } from '../data/calls.ts';

/** Milliseconds between requests while connections fail before an announcement. */
export const pollEvery = 60_000;
/** Milliseconds before the first connection: the served page is current. */
const firstAfter = 2000;
/** Milliseconds after an announcement in which a server may still serve the previous content. */
const settling = 700;
/** Milliseconds over which pages spread their requests after `settling`. */
const spread = 3000;
/** Milliseconds until a lost connection is opened again, plus up to `spread`. */
const reconnectAfter = 1500;

/**
 * While the page is visible, reports the revision after announcements, or every minute while connections fail before an announcement;
 * undefined if it cannot be fetched. Also reports undefined when the device is online again. Returns the unsubscribe function.
 */
export function watchRevisions(report: (revision: RevisionMessage | undefined) => void): () => void {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let source: EventSource | undefined;

  const after = (ms: number, run: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, ms);
    timers.add(timer);
    return () => {
      clearTimeout(timer);
      timers.delete(timer);
    };
  };
  const pause = () => {
    source?.close();
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
  };
  const poll = async () => {
    const revision = await fetchRevision();
    if (!document.hidden) report(revision);
  };
  const connect = () => {
    pause();
    let isAnnounced = false;
    let cancel: (() => void) | undefined;
    const opened = new EventSource(apiAddress('/api/live'));
    source = opened;
    opened.addEventListener('revision', ({ data }: MessageEvent<string>) => {
      const revision = JSON.parse(data) as RevisionMessage;
      isAnnounced = true;
      cancel?.();
      cancel = after(settling + Math.random() * spread, () => report(revision));
    });
    // Left open, the source would reconnect every few seconds without end.
    opened.addEventListener('error', () => {
      opened.close();
      if (!isAnnounced) void poll();
      after(isAnnounced ? reconnectAfter + Math.random() * spread : pollEvery, connect);
    });
  };

  const onVisible = () => (document.hidden ? pause() : connect());
  const onOnline = () => {
    report(undefined);
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
