import type { RevisionMessage } from '@tand/festival';
import { apiAddress, fetchRevision } from '../data/calls.ts';

export const pollEvery = 60_000;
const firstAfter = 2000;
/** Milliseconds in which a server may still serve the previous content. */
const settling = 700;
const spread = 3000;
const reconnectAfter = 1500;

/** Reports revisions while the page is visible; undefined when the revision is unknown. */
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
    if (document.hidden) return;
    report(undefined);
    connect();
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
