import type { StandingNotices, ToldRevision } from '@tand/festival';
import type { RevisionSource } from '@tand/runtime/live/watch';

export const apiAddress = (path: string) => ((import.meta.env.VITE_API_URL as string | undefined) ?? '').replace(/\/+$/, '') + path;

/** The crew's current notices; undefined on failure. */
export const fetchNotices = () => fetchTold<StandingNotices>('/api/notices');

/** Revisions of the server. */
export const revisionSource: RevisionSource<ToldRevision> = {
  ask: () => fetchTold<ToldRevision>('/api/revision'),
  subscribe({ onRevision, onLost }) {
    const source = new EventSource(apiAddress('/api/live'));
    source.addEventListener('revision', ({ data }: MessageEvent<string>) => onRevision(JSON.parse(data) as ToldRevision));
    // The browser would reconnect every few seconds without end; the subscriber decides when to try again.
    source.addEventListener('error', () => {
      source.close();
      onLost();
    });
    return () => source.close();
  },
};

async function fetchTold<T>(path: string): Promise<T | undefined> {
  try {
    const answer = await fetch(apiAddress(path), { cache: 'no-store' });
    return answer.ok ? ((await answer.json()) as T) : undefined;
  } catch {
    return undefined;
  }
}
