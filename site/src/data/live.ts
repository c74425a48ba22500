import type { StandingNotices, ToldRevision } from '@tand/festival';

export const apiAddress = (path: string) => ((import.meta.env.VITE_API_URL as string | undefined) ?? '').replace(/\/+$/, '') + path;

export interface LiveListener {
  onRevision: (revision: ToldRevision) => void;
  /** Called when the connection is lost or impossible; no further calls follow. */
  onLost: () => void;
}

/** Subscribes to the server's revisions. Returns the unsubscribe function. */
export function subscribeLive({ onRevision, onLost }: LiveListener): () => void {
  const source = new EventSource(apiAddress('/api/live'));
  source.addEventListener('revision', ({ data }: MessageEvent<string>) => onRevision(JSON.parse(data) as ToldRevision));
  // The browser would reconnect every few seconds without end; the subscriber decides when to try again.
  source.addEventListener('error', () => {
    source.close();
    onLost();
  });
  return () => source.close();
}

/** The crew's current notices; undefined on failure. */
export const fetchNotices = () => fetchTold<StandingNotices>('/api/notices');

export const fetchRevision = () => fetchTold<ToldRevision>('/api/revision');

async function fetchTold<T>(path: string): Promise<T | undefined> {
  try {
    const answer = await fetch(apiAddress(path), { cache: 'no-store' });
    return answer.ok ? ((await answer.json()) as T) : undefined;
  } catch {
    return undefined;
  }
}
