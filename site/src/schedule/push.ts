import { mostPushPicks } from '@tand/festival';
import type { Lang } from '@tand/runtime/i18n';
import { forget, subscribe, tellPicks } from '@tand/runtime/offline/push';

const managerOf = async () => (await navigator.serviceWorker.ready).pushManager;
const present = async () => (await managerOf()).getSubscription();
const told = (lang: Lang, picks: Iterable<string>) => ({ lang, picks: [...picks].slice(0, mostPushPicks) });

/** Subscribes this device, with the permission prompt. Returns false where browser or visitor refuse. */
export async function startPush(lang: Lang, picks: Iterable<string>): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await navigator.serviceWorker.register('/sw.js'); // not registered yet on the first page of a visit
  await tellPicks(await subscribe(await managerOf()), told(lang, picks));
  return true;
}

/** Sends the current picks. Returns false where the subscription has expired. */
export async function sendPicks(lang: Lang, picks: Iterable<string>): Promise<boolean> {
  const subscription = await present();
  if (subscription) await tellPicks(subscription, told(lang, picks));
  return subscription !== null;
}

export async function stopPush(): Promise<void> {
  const subscription = await present();
  await forget(subscription);
  await subscription?.unsubscribe();
}
