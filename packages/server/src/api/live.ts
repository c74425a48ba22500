import { streamSSE } from 'hono/streaming';
import type { AppContext } from '../http/context.ts';
import { sendError } from '../http/json.ts';
import { toldRevision } from '../snapshot.ts';
import type { Store } from '../store.ts';

/** Milliseconds between two signs of life: proxies end a connection on which nothing comes. */
const heartbeat = 25_000;

export interface LiveOptions {
  store: Store;
  /** How many pages may listen at once; further ones ask by themselves. */
  most: number;
  /** Ends all streams when the server shuts down. */
  ended?: AbortSignal | undefined;
}

/** `GET /api/live`: tells open pages the number of each new revision, as server-sent events. */
export function createLive({ store, most, ended }: LiveOptions): (c: AppContext) => Response | Promise<Response> {
  let open = 0;
  return c => {
    if (open >= most || ended?.aborted) return sendError(c, 503, 'Too many pages listen. Ask again by yourself.', { 'Retry-After': '60' });
    open += 1;
    c.header('X-Accel-Buffering', 'no'); // or a proxy would collect what is to be told at once
    return streamSSE(c, async stream => {
      let wake: (() => void) | undefined;
      let told = -1;
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
        // A client that lost the stream comes back at a time of its own, not with all others at once.
        await stream.write(`retry: ${2000 + Math.floor(Math.random() * 4000)}\n\n`);
        while (!over.signal.aborted) {
          const revision = toldRevision(store.snapshot);
          if (revision.at !== told) {
            told = revision.at;
            await stream.writeSSE({ event: 'revision', data: JSON.stringify(revision) });
          } else await stream.write(':\n\n');
          await new Promise<void>(resolve => {
            const timer = setTimeout(resolve, heartbeat);
            wake = () => {
              clearTimeout(timer);
              resolve();
            };
            if (over.signal.aborted || store.snapshot.revision.at !== told) wake();
          });
        }
      } finally {
        open -= 1;
        unsubscribe();
        ended?.removeEventListener('abort', end);
      }
    });
  };
}
