import { createBrowserApi } from '../data/browser-api.ts';
import { keptAsOf, type KeptCall } from '../data/kept.ts';

/** Age in milliseconds up to which a stored answer is not asked for again. */
const hour = 3_600_000;

async function isRecent(call: KeptCall): Promise<boolean> {
  const asOf = await keptAsOf(call);
  return asOf !== undefined && Date.now() - asOf < hour;
}

/** Sees to it that the device has recent news and a recent programme to show when it is offline. Not where the visitor saves data. */
export async function keepAnswers(): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  for (const call of ['schedule', 'news'] as const) {
    if (await isRecent(call)) continue;
    // A failure is no matter here: the page that needs the answer asks again.
    const api = createBrowserApi({ cache: 'no-cache' });
    await Promise.resolve<unknown>(api[call]()).catch(() => undefined);
  }
}
