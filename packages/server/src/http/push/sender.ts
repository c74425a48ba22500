import { createHash } from 'node:crypto';
import webPush from 'web-push';
import type { Database } from '../../infra/db/database.ts';
import type { Log } from '../../infra/log.ts';
import type { AppOptions, HttpOptions } from '../options.ts';
import type { Renderer } from '../pages/renderer.ts';
import { claim, enqueue, settle, type Claimed, type Outcome } from './queue.ts';
import { isPushService } from './services.ts';
import { purgeSubscriptions } from './subscriptions.ts';

export interface SenderOptions
  extends Pick<HttpOptions, 'store' | 'database' | 'metrics'>, Pick<AppOptions, 'now'>, NonNullable<AppOptions['push']> {
  subject: string;
  renderer: Renderer;
  log: Log;
  /** Ms from the end of a run to the next. Default: 15,000. */
  interval?: number | undefined;
  /** Half of the first wait in ms after a failure. Default: 250. */
  again?: number | undefined;
}

const atOnce = 60;
const timeout = 10_000;
const pushSeconds = 4 * 3600;

// PUSH-3 to PUSH-6
export function startSender(options: SenderOptions): { stop: () => Promise<void>; idle: () => Promise<void> } {
  const { store, database, now = Date.now, log, metrics, interval = 15_000, again = 250 } = options;
  // Changes after the start are announced even if the first query fails.
  const since = store.silentSince === undefined ? store.snapshot.revision.number : undefined;
  let isOver = false;
  let running: Promise<void> | undefined;
  let isAsked = false;
  let failures = 0;
  let next: NodeJS.Timeout | undefined;

  async function work(db: Database) {
    await enqueue(db, options.renderer, store.snapshot.schedule.locations, now(), since);
    const signature = createSignatures(options);
    for (;;) {
      const claimed = isOver ? [] : await claim(db, atOnce, now());
      if (claimed.length === 0) return;
      const outcomes = await Promise.all(claimed.map(async message => ({ message, outcome: await send(message, options, signature) })));
      for (const { outcome } of outcomes) metrics?.count('push_messages_total', { outcome: outcome.kind });
      await settle(db, outcomes, now());
    }
  }
  async function run(): Promise<void> {
    isAsked = false;
    const db = database();
    const isDone = await (db && work(db))?.then(
      () => true,
      (error: unknown) => log('Phones could not be notified; this is tried again.', error),
    );
    failures = isDone ? 0 : failures + 1;
    if (isOver) return;
    if (isAsked) return run();
    clearTimeout(next);
    next = setTimeout(() => void wake(), isDone ? interval : Math.min(interval, again * 2 ** failures)).unref();
  }
  const wake = () => {
    isAsked = true;
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };
  const purge = async () => {
    const db = database();
    if (db) await purgeSubscriptions(db, now()).catch(() => undefined);
  };
  const unsubscribe = store.subscribe(() => void wake());
  const purging = setInterval(() => void purge(), 3_600_000).unref();
  void purge();
  void wake();
  return {
    stop: async () => {
      isOver = true;
      unsubscribe();
      clearTimeout(next);
      clearInterval(purging);
      await running;
    },
    idle: wake,
  };
}

/** Signs once per origin, because signing costs more than encrypting a message. */
function createSignatures({ keys: { publicKey, privateKey }, subject }: SenderOptions): (endpoint: string) => string {
  const signed = new Map<string, string>();
  return endpoint => {
    const { origin } = new URL(endpoint);
    const signature = signed.get(origin) ?? webPush.getVapidHeaders(origin, subject, publicKey, privateKey, 'aes128gcm').Authorization;
    signed.set(origin, signature);
    return signature;
  };
}

async function send(
  { text, item, endpoint, keys: own, tries }: Claimed,
  { services }: SenderOptions,
  signature: (endpoint: string) => string,
): Promise<Outcome> {
  if (!isPushService(endpoint, services)) return { kind: 'gone' };
  try {
    const { method, headers, body } = webPush.generateRequestDetails({ endpoint, keys: own }, text, {
      TTL: pushSeconds,
      urgency: 'high',
      // A newer message of an item replaces an undelivered one.
      topic: createHash('sha256').update(item).digest('base64url').slice(0, 32),
    });
    const response = await fetch(endpoint, {
      method,
      headers: {
        ...Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'Content-Length')),
        Authorization: signature(endpoint),
      },
      body: new Uint8Array(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    return outcomeOf(response, tries);
  } catch (error) {
    // Other errors come from invalid encryption keys.
    return error instanceof TypeError || (error as Error).name === 'TimeoutError'
      ? { kind: 'later', ms: waitFor(tries) }
      : { kind: 'gone' };
  }
}

const waitFor = (tries: number) => 30_000 * 4 ** tries;

function outcomeOf({ status, headers }: Response, tries: number): Outcome {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status !== 429 && status < 500) return { kind: 'refused' };
  const asked = Number(headers.get('retry-after') ?? 0) * 1000;
  return { kind: 'later', ms: Math.min(3_600_000, Math.max(asked || 0, waitFor(tries))) };
}
