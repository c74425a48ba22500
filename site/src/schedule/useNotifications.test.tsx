import accessWords from '@edition/copy/sv/accessWords.json';
import common from '@edition/copy/sv/common.json';
import push from '@edition/copy/sv/push.json';
import schedule from '@edition/copy/sv/schedule.json';
import { mostPushPicks } from '@tand/festival';
import { LocaleProvider } from '@tand/ui';
import { OwnDay } from '@tand/ui-festival';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createI18n } from '@tand/runtime/i18n';
import { renew } from '@tand/runtime/offline/push';
import { useNotifications } from './useNotifications.ts';
import { useProgrammeLabels } from './labels.ts';

const calls: [path: string, body: unknown][] = [];
const subscription = {
  endpoint: 'https://fcm.googleapis.com/x',
  toJSON: () => ({ endpoint: 'https://fcm.googleapis.com/x', keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe: vi.fn<() => Promise<boolean>>(async () => true),
};
let kept: typeof subscription | null = null;
const pushManager = { getSubscription: async () => kept, subscribe: async () => (kept = subscription) };
/** Caches by name; each has one entry. */
let cached: Record<string, Response> = {};
let permission: NotificationPermission = 'granted';
const ask = vi.fn<() => Promise<NotificationPermission>>(async () => permission);
const answers: Record<string, object> = { '/api/push': { key: 'k' }, '/api/session': { token: 't' }, '/api/push/remove': {} };

beforeEach(() => {
  calls.length = 0;
  kept = null;
  cached = {};
  permission = 'granted';
  localStorage.clear();
  vi.clearAllMocks();
  vi.stubGlobal('PushManager', true);
  vi.stubGlobal('Notification', { requestPermission: ask });
  vi.stubGlobal('caches', {
    open: async (name: string) => ({ put: async (_: string, response: Response) => void (cached[name] = response) }),
    match: async (_: string, { cacheName }: { cacheName: string }) => cached[cacheName]?.clone(),
    delete: async (name: string) => delete cached[name],
  });
  // Resolved when something registers the worker, as in a browser.
  let settle!: (registration: object) => void;
  const ready = new Promise<object>(resolve => (settle = resolve));
  const register = async (address: string) => address === '/sw.js' && settle({ pushManager });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { ready, register } });
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    calls.push([path, init?.body === undefined ? undefined : JSON.parse(init.body as string)]);
    return path in answers ? Response.json(answers[path]) : new Response(null, { status: 204 });
  });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const none = () => {};
const Own = ({ picks }: { picks: ReadonlySet<string> }) => (
  <OwnDay
    entries={[]}
    day="all"
    places={[]}
    picks={picks}
    labels={useProgrammeLabels()}
    notifications={useNotifications()}
    calendarHref={part => `webcal://festival.example${part}.ics`}
    isCalendarServed={async () => false}
    loadCode={async () => () => undefined}
    onPart={none}
    onDownload={none}
  />
);
const show = (picks: string[]) =>
  render(
    <I18nextProvider i18n={createI18n('sv', { sv: { accessWords, common, schedule, push } })}>
      <LocaleProvider lang="sv" timeZone="Europe/Stockholm">
        <Own picks={new Set(picks)} />
      </LocaleProvider>
    </I18nextProvider>,
  );
const button = (name: string) => screen.findByRole('button', { name });

// PUSH-7
test('explains notifications before it asks for permission, and unsubscribes on request', async () => {
  show(['quiz']);
  expect(ask).not.toHaveBeenCalled();
  await userEvent.click(await button(schedule.mine.tell));
  await screen.findByText(push.why);
  expect(ask).not.toHaveBeenCalled();
  await userEvent.click(await button(push.start));
  await screen.findByText(push.isOn);
  const own = { endpoint: subscription.endpoint, keys: { p256dh: 'p', auth: 'a' }, lang: 'sv', picks: ['quiz'] };
  expect(calls).toContainEqual(['/api/push', own]);
  await userEvent.click(await button(push.stop));
  await screen.findByText(push.why);
  expect(calls.at(-1)).toEqual(['/api/push/remove', { endpoint: subscription.endpoint }]);
  expect(subscription.unsubscribe).toHaveBeenCalledOnce();
  expect(localStorage).toHaveLength(0);
});

// PUSH-8
test('sends the picks again when the browser renews the subscription, but not once unsubscribed', async () => {
  const changed = {
    endpoint: 'https://fcm.googleapis.com/y',
    toJSON: () => ({ endpoint: 'https://fcm.googleapis.com/y', keys: { p256dh: 'q', auth: 'b' } }),
  } as unknown as PushSubscription;
  show(['quiz']);
  await userEvent.click(await button(schedule.mine.tell));
  await userEvent.click(await button(push.start));
  await screen.findByText(push.isOn);
  calls.length = 0;
  await renew(pushManager as unknown as PushManager, changed);
  expect(calls.filter(([, body]) => body !== undefined)).toEqual([
    ['/api/push', { endpoint: changed.endpoint, keys: { p256dh: 'q', auth: 'b' }, lang: 'sv', picks: ['quiz'] }],
    ['/api/push/remove', { endpoint: subscription.endpoint }],
  ]);
  await userEvent.click(await button(push.stop));
  await screen.findByText(push.why);
  calls.length = 0;
  await renew(pushManager as unknown as PushManager, changed);
  expect(calls).toEqual([]);
});

// PUSH-1
test('sends no more picks than the server takes', async () => {
  const picks = Array.from({ length: mostPushPicks + 1 }, (_, index) => `item-${index}`);
  show(picks);
  await userEvent.click(await button(schedule.mine.tell));
  await userEvent.click(await button(push.start));
  await screen.findByText(push.isOn);
  expect(calls).toContainEqual(['/api/push', expect.objectContaining({ picks: picks.slice(0, mostPushPicks) })]);
});

// PUSH-7
test('reports a denied permission, and sends nothing', async () => {
  permission = 'denied';
  show(['quiz']);
  await userEvent.click(await button(schedule.mine.tell));
  await userEvent.click(await button(push.start));
  await screen.findByText(push.denied);
  expect(calls.filter(([, body]) => body !== undefined)).toEqual([]);
});

// PUSH-7
test('offers no notifications without a pick, or if the server offers none', async () => {
  show([]);
  expect(calls).toEqual([]);
  const fetched = vi.fn<() => Promise<Response>>(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetched);
  show(['quiz']);
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  await act(async () => {}); // the response has arrived
  expect(screen.queryByRole('button', { name: schedule.mine.tell })).toBeNull();
});
