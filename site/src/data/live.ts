import type { StandingNotices, ToldRevision } from '@tand/festival';

/** Address of a call of the API. */
export const apiAddress = (path: string) => ((import.meta.env.VITE_API_URL as string | undefined) ?? '').replace(/\/+$/, '') + path;

export interface LiveListener {
  /** Called once at the start, and at each change. */
  onRevision: (revision: ToldRevision) => void;
  /** The connection is gone, or there never was one; nothing more will come. */
  onLost: () => void;
}

/** Subscribes to the states of the content as the server tells them. @returns the unsubscribe function */
export function subscribeLive({ onRevision, onLost }: LiveListener): () => void {
  const source = new EventSource(apiAddress('/api/live'));
  source.addEventListener('revision', ({ data }: MessageEvent<string>) => onRevision(JSON.parse(data) as ToldRevision));
  // The browser would connect again each few seconds for ever; when to try again is for the subscriber to say.
  source.addEventListener('error', () => {
    source.close();
    onLost();
  });
  return () => source.close();
}

/** The crew's notices as they stand; undefined where they cannot be had. */
export const fetchNotices = () => fetchTold<StandingNotices>('/api/notices');

/** The state of the content, asked for without the content; undefined where it is not told. */
export const fetchRevision = () => fetchTold<ToldRevision>('/api/revision');

async function fetchTold<T>(path: string): Promise<T | undefined> {
  try {
    const answer = await fetch(apiAddress(path), { cache: 'no-store' });
    return answer.ok ? ((await answer.json()) as T) : undefined;
  } catch {
    return undefined;
  }
}
