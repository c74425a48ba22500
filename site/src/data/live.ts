import { parseRevision, revisionHeader, type Revision } from '@tand/festival';

const api = (path: string) => ((import.meta.env.VITE_API_URL as string | undefined) ?? '').replace(/\/+$/, '') + path;

export interface LiveListener {
  /** Told once at the start, and at each change. */
  onRevision: (revision: Revision) => void;
  /** The connection is gone, or there never was one; nothing more will be told. */
  onLost: () => void;
}

/** Subscribes to the states of the content as the server tells them. @returns the unsubscribe function */
export function subscribeLive({ onRevision, onLost }: LiveListener): () => void {
  const source = new EventSource(api('/api/live'));
  source.addEventListener('revision', ({ data }: MessageEvent<string>) => {
    const { number, at, origin } = JSON.parse(data) as Revision;
    onRevision({ number, at, origin });
  });
  // The browser would connect again each few seconds for ever; when to try again is for the subscriber to say.
  source.addEventListener('error', () => {
    source.close();
    onLost();
  });
  return () => source.close();
}

/** The state of the content, asked for without the content; undefined where it is not told. */
export async function fetchRevision(): Promise<Revision | undefined> {
  try {
    const { headers } = await fetch(api('/api/schedule'), { method: 'HEAD', cache: 'no-store' });
    return parseRevision(headers.get(revisionHeader));
  } catch {
    return undefined;
  }
}
