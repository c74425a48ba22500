import type { ToldRevision } from '@tand/festival';

const api = (path: string) => ((import.meta.env.VITE_API_URL as string | undefined) ?? '').replace(/\/+$/, '') + path;

export interface LiveListener {
  /** Called once at the start, and at each change. */
  onRevision: (revision: ToldRevision) => void;
  /** The connection is gone, or there never was one; nothing more will come. */
  onLost: () => void;
}

/** Subscribes to the states of the content as the server tells them. @returns the unsubscribe function */
export function subscribeLive({ onRevision, onLost }: LiveListener): () => void {
  const source = new EventSource(api('/api/live'));
  source.addEventListener('revision', ({ data }: MessageEvent<string>) => onRevision(JSON.parse(data) as ToldRevision));
  // The browser would connect again each few seconds for ever; when to try again is for the subscriber to say.
  source.addEventListener('error', () => {
    source.close();
    onLost();
  });
  return () => source.close();
}

/** The state of the content, asked for without the content; undefined where it is not told. */
export async function fetchRevision(): Promise<ToldRevision | undefined> {
  try {
    const answer = await fetch(api('/api/revision'), { cache: 'no-store' });
    return answer.ok ? ((await answer.json()) as ToldRevision) : undefined;
  } catch {
    return undefined;
  }
}
