/** PUSH-1, PUSH-7 */
import { xsrfHeaderName, type PushOffer, type PushSubscribed } from '@tand/festival';

const address = '/api/push';
const sentCache = 'tand-push';

type Picked = Pick<PushSubscribed, 'lang' | 'picks'>;

async function post(path: string, body: object): Promise<void> {
  const session = (await (await fetch('/api/session')).json()) as { token: string };
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [xsrfHeaderName]: session.token },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
}

export async function subscribe(manager: PushManager): Promise<PushSubscription> {
  const { key } = (await (await fetch(address)).json()) as PushOffer;
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

export async function sendPicks(subscription: PushSubscription, { lang, picks }: Picked): Promise<void> {
  const { endpoint, keys } = subscription.toJSON() as Pick<PushSubscribed, 'endpoint' | 'keys'>;
  const sent: PushSubscribed = { endpoint, keys, lang, picks };
  await post(address, sent);
  await (await caches.open(sentCache)).put(address, new Response(JSON.stringify(sent)));
}

export async function forget(subscription: PushSubscription | null): Promise<void> {
  if (subscription) await post(`${address}/remove`, { endpoint: subscription.endpoint });
  await caches.delete(sentCache);
}

/** PUSH-8 */
export async function renew(manager: PushManager, changed: PushSubscription | null | undefined): Promise<void> {
  const sent = await caches.match(address, { cacheName: sentCache });
  if (!sent) return;
  const old = (await sent.json()) as PushSubscribed;
  const subscription = changed ?? (await subscribe(manager));
  await sendPicks(subscription, old);
  if (old.endpoint !== subscription.endpoint) await post(`${address}/remove`, { endpoint: old.endpoint });
}
