import { createBrowserApi } from '../data/browser-api.ts';
import { cachedAsOf, type CachedCall } from '../data/cachedCalls.ts';

const hour = 3_600_000;

async function isRecent(call: CachedCall): Promise<boolean> {
  const asOf = await cachedAsOf(call);
  return asOf !== undefined && Date.now() - asOf < hour;
}

export async function cacheAnswers(): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  for (const call of ['schedule', 'news'] as const) {
    if (await isRecent(call)) continue;
    const api = createBrowserApi({ cache: 'no-cache' });
    await (call === 'news' ? api.newsPage({}) : api.schedule()).catch(() => undefined);
  }
}
