import { mostPushPicks } from '@tand/festival';
import type { Lang } from '../language.ts';
import { forget, subscribe, tellPicks } from '../offline/worker/pushCalls.ts';

const managerOf = async () => (await navigator.serviceWorker.ready).pushManager;
const present = async () => (await managerOf()).getSubscription();
const told = (lang: Lang, picks: Iterable<string>) => ({ lang, picks: [...picks].slice(0, mostPushPicks) });

/** Subscribes this device, which asks the visitor. @returns false where the browser or the visitor says no */
export async function startPush(lang: Lang, picks: Iterable<string>): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await navigator.serviceWorker.register('/sw.js'); // else nobody does on the first page of a visit
  await tellPicks(await subscribe(await managerOf()), told(lang, picks));
  return true;
}

/** Sends the picks as they are now. @returns false where the browser has given the subscription up */
export async function sendPicks(lang: Lang, picks: Iterable<string>): Promise<boolean> {
  const subscription = await present();
  if (subscription) await tellPicks(subscription, told(lang, picks));
  return subscription !== null;
}

/** Has the server forget this device, then the browser. */
export async function stopPush(): Promise<void> {
  const subscription = await present();
  await forget(subscription);
  await subscription?.unsubscribe();
}
