import { streamSSE } from 'hono/streaming';
import { neighbourhoodOf, networkOf } from '../../infra/addresses.ts';
import { clientAddress, unknownAddress, type AppContext } from '../context.ts';
import { sendError } from '../json.ts';
import { revisionMessage } from '../../content/snapshot.ts';
import type { HttpOptions } from '../options.ts';

/** In ms; proxies close idle connections. */
const heartbeat = 25_000;

/** Shares of `liveLimit`; 1,000 visitors in a hall may share one address. */
const parts = { network: 0.4, neighbourhood: 0.6 };

export function createLive({ store, liveLimit: most = 5000, ended, ...proxies }: HttpOptions) {
  let open = 0;
  const held = new Map<string, number>();
  const hold = (key: string, by: 1 | -1) => {
    const count = (held.get(key) ?? 0) + by;
    if (count > 0) held.set(key, count);
    else held.delete(key);
  };
  return (c: AppContext) => {
    const address = clientAddress(c, proxies);
    const [network, neighbourhood] = [networkOf(address), `around ${neighbourhoodOf(address)}`];
    const isTooMuch = (key: string, part: number) => address !== unknownAddress && (held.get(key) ?? 0) >= Math.max(1, most * part);
    const isFull = open >= most || isTooMuch(network, parts.network) || isTooMuch(neighbourhood, parts.neighbourhood);
    if (isFull || ended?.aborted) return sendError(c, 503, 'Too many pages are subscribed. Poll instead.', { 'Retry-After': '60' });
    open += 1;
    for (const key of [network, neighbourhood]) hold(key, 1);
    c.header('X-Accel-Buffering', 'no'); // disables buffering in nginx
    return streamSSE(c, async stream => {
      let wake: (() => void) | undefined;
      let sentAt = -1;
      const over = new AbortController();
      const unsubscribe = store.subscribe(() => wake?.());
      const end = () => {
        over.abort();
        wake?.();
      };
      ended?.addEventListener('abort', end, { once: true });
      stream.onAbort(end);
      if (ended?.aborted) end();
      try {
        // Random, so that clients don't reconnect all at once.
        await stream.write(`retry: ${2000 + Math.floor(Math.random() * 4000)}\n\n`);
        while (!over.signal.aborted) {
          const revision = revisionMessage(store.snapshot);
          if (revision.at !== sentAt) {
            sentAt = revision.at;
            await stream.writeSSE({ event: 'revision', data: JSON.stringify(revision) });
          } else await stream.write(':\n\n');
          await new Promise<void>(resolve => {
            const timer = setTimeout(resolve, heartbeat);
            wake = () => {
              clearTimeout(timer);
              resolve();
            };
            if (over.signal.aborted || store.snapshot.revision.at !== sentAt) wake();
          });
        }
      } finally {
        open -= 1;
        for (const key of [network, neighbourhood]) hold(key, -1);
        unsubscribe();
        ended?.removeEventListener('abort', end);
      }
    });
  };
}
