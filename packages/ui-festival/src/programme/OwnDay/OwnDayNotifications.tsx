import { Alert } from '@tand/ui/components/Alert';
import { Button } from '@tand/ui/components/Button';
import { readStored, writeStored } from '@tand/ui/dom';
import { useEffect, useState } from 'react';
import type { NotificationPanelLabels } from '../NotificationPanel/index.ts';
import { useOnDemand } from '../useOnDemand.ts';

export interface NotificationActions {
  /** Resolves to false if the browser or the visitor refuses. */
  start: (picks: ReadonlySet<string>) => Promise<boolean>;
  stop: () => Promise<void>;
  /** Resolves to false if the browser no longer has a subscription. */
  send: (picks: ReadonlySet<string>) => Promise<boolean>;
}

export interface Notifications {
  isOffered: () => Promise<boolean>;
  load: () => Promise<NotificationActions>;
  loadLabels: () => Promise<NotificationPanelLabels>;
  /** Key in localStorage, set while notifications are on. */
  key: string;
}

export interface OwnDayNotificationsProps {
  picks: ReadonlySet<string>;
  labels: { tell: string; failed: string };
  notifications: Notifications;
}

const note = (key: string, isOn: boolean) => writeStored(key, isOn ? '1' : null);

const loadPanel = async ({ load, loadLabels }: Notifications) => {
  const [{ NotificationPanel }, actions, labels] = await Promise.all([import('../NotificationPanel/index.ts'), load(), loadLabels()]);
  return { NotificationPanel, labels, ...actions };
};

export function OwnDayNotifications({ picks, labels, notifications }: OwnDayNotificationsProps) {
  const { run, hasFailed } = useOnDemand();
  const [isOffered, setIsOffered] = useState(false);
  const [isOn, setIsOn] = useState(false);
  const [shown, setShown] = useState<Awaited<ReturnType<typeof loadPanel>>>();
  const isPicked = picks.size > 0;
  useEffect(() => {
    if (!isPicked || !('PushManager' in window)) return;
    const ask = async () => {
      setIsOffered(await notifications.isOffered());
      setIsOn(readStored(notifications.key) !== null);
    };
    ask().catch(() => {}); // offline
  }, [isPicked, notifications]);
  useEffect(() => {
    if (!isOn) return undefined;
    // Sends several quick changes of the picks as one.
    const send = async () => note(notifications.key, await (await notifications.load()).send(picks));
    const timer = setTimeout(() => void send().catch(console.error), 1500);
    return () => clearTimeout(timer);
  }, [isOn, notifications, picks]);
  if (!isOffered || !(isPicked || isOn)) return null;
  if (shown) {
    const { NotificationPanel, start, stop } = shown;
    const change = async (isWanted: boolean) => {
      if (!(await (isWanted ? start(picks) : stop().then(() => true)))) return false;
      note(notifications.key, isWanted);
      setIsOn(isWanted);
      return true;
    };
    return <NotificationPanel isActive={isOn} labels={shown.labels} onActiveChange={change} />;
  }
  return (
    <>
      <Button variant="ghost" onClick={() => run(() => loadPanel(notifications), setShown)}>
        {labels.tell}
      </Button>
      {hasFailed && <Alert tone="danger">{labels.failed}</Alert>}
    </>
  );
}
