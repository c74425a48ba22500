import { createBrowserApi, hasKept } from '../data/browser-api.ts';

/** Asks once for the news and the programme, so that the device has an answer to show when it is offline. Not where the visitor saves data. */
export async function keepAnswers(): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const api = createBrowserApi();
  for (const name of ['schedule', 'news'] as const) {
    // A failure is no matter here: the page that needs the answer asks again.
    if (!(await hasKept(name))) await Promise.resolve<unknown>(api[name]()).catch(() => undefined);
  }
}
