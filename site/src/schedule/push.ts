import { mostPushPicks } from '@tand/festival';
import type { Lang } from '@tand/runtime/i18n';
import { forget, subscribe, tellPicks } from '@tand/runtime/offline/push';
import type { NotificationActions } from '@tand/ui-festival';

const managerOf = async () => (await navigator.serviceWorker.ready).pushManager;
const present = async () => (await managerOf()).getSubscription();

export function pushIn(lang: Lang): NotificationActions {
  const payload = (picks: ReadonlySet<string>) => ({ lang, picks: [...picks].slice(0, mostPushPicks) });
  return {
    start: async picks => {
      if ((await Notification.requestPermission()) !== 'granted') return false;
      await navigator.serviceWorker.register('/sw.js'); // not registered yet on the first page of a visit
      await tellPicks(await subscribe(await managerOf()), payload(picks));
      return true;
    },
    send: async picks => {
      const subscription = await present();
      if (subscription) await tellPicks(subscription, payload(picks));
      return subscription !== null;
    },
    stop: async () => {
      const subscription = await present();
      await forget(subscription);
      await subscription?.unsubscribe();
    },
  };
}
