import { mostPushPicks } from '@tand/festival';
import type { Lang } from '../i18n/index.ts';
import { forget, subscribe, sendPicks } from './worker/pushCalls.ts';

const managerOf = async () => (await navigator.serviceWorker.ready).pushManager;
const present = async () => (await managerOf()).getSubscription();

/** PUSH-7 */
export function notificationsIn(lang: Lang) {
  const payload = (picks: ReadonlySet<string>) => ({ lang, picks: [...picks].slice(0, mostPushPicks) });
  return {
    start: async (picks: ReadonlySet<string>) => {
      if ((await Notification.requestPermission()) !== 'granted') return false;
      await navigator.serviceWorker.register('/sw.js'); // not registered yet on the first page of a visit
      await sendPicks(await subscribe(await managerOf()), payload(picks));
      return true;
    },
    send: async (picks: ReadonlySet<string>) => {
      const subscription = await present();
      if (subscription) await sendPicks(subscription, payload(picks));
      return subscription !== null;
    },
    stop: async () => {
      const subscription = await present();
      await forget(subscription);
      await subscription?.unsubscribe();
    },
  };
}
