import { mostPushPicks, xsrfHeaderName, type PushOffer, type PushSubscribed } from '@tand/festival';
import type { Lang } from '../language.ts';

const address = '/api/push';

async function post(path: string, body: object): Promise<void> {
  const session = (await (await fetch('/api/session')).json()) as { token: string };
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [xsrfHeaderName]: session.token },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
}

const present = async () => (await navigator.serviceWorker.ready).pushManager.getSubscription();

async function tell(subscription: PushSubscription, lang: Lang, picks: Iterable<string>): Promise<void> {
  const { endpoint, keys } = subscription.toJSON() as Pick<PushSubscribed, 'endpoint' | 'keys'>;
  await post(address, { endpoint, keys, lang, picks: [...picks].slice(0, mostPushPicks) } satisfies PushSubscribed);
}

/** Subscribes this device, which asks the visitor. @returns false where the browser or the visitor says no */
export async function startPush(lang: Lang, picks: Iterable<string>): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { key } = (await (await fetch(address)).json()) as PushOffer;
  const { pushManager } = await navigator.serviceWorker.ready;
  await tell(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }), lang, picks);
  return true;
}

/** Sends the picks as they are now. @returns false where the browser has given the subscription up */
export async function sendPicks(lang: Lang, picks: Iterable<string>): Promise<boolean> {
  const subscription = await present();
  if (subscription) await tell(subscription, lang, picks);
  return subscription !== null;
}

/** Has the server forget this device, then the browser. */
export async function stopPush(): Promise<void> {
  const subscription = await present();
  if (subscription) await post(`${address}/remove`, { endpoint: subscription.endpoint });
  await subscription?.unsubscribe();
}
