import type { CurrentNotices, RevisionMessage } from '@tand/festival';

export const apiAddress = (path: string) => ((import.meta.env.VITE_API_URL as string | undefined) ?? '').replace(/\/+$/, '') + path;

export const fetchNotices = () => fetchJson<CurrentNotices>('/api/notices');

export const fetchRevision = () => fetchJson<RevisionMessage>('/api/revision');

async function fetchJson<T>(path: string): Promise<T | undefined> {
  try {
    const answer = await fetch(apiAddress(path), { cache: 'no-store' });
    return answer.ok ? ((await answer.json()) as T) : undefined;
  } catch {
    return undefined;
  }
}
