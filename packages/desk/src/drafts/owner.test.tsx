import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { closeDesk, final, openDesk, session } from '../test/crew.tsx';
import { trayStore } from '../programme/tray.ts';
import { call } from '../api/call.ts';
import { noteSignIn, noteSignOut } from './owner.ts';
import { savedState } from './savedState.ts';

afterEach(closeDesk);

const until = Date.parse(session.device.until);
const article = savedState<string | null>('news:new', null);
const look = savedState<string>('theme', 'auto');
function write() {
  trayStore.set(() => ({ drafts: { final: { base: final, mine: { ...final, start_time: '18:30' } } }, why: 'Late' }));
  article.set(() => 'Secret');
  look.set(() => 'night');
}
const left = () => [Object.keys(trayStore.get().drafts), article.get(), look.get(), JSON.stringify(localStorage).includes('Secret')];
const [all, nothing] = [
  [['final'], 'Secret', 'night', true],
  [[], null, 'night', false],
];

// CREW-4
test.each([
  ['leaves the drafts stored when the session has expired', () => noteSignOut(until + 1), all],
  ['deletes the drafts when the session was revoked', () => noteSignOut(until - 1), nothing],
  ['leaves the drafts stored when the same person signs in', () => noteSignIn(session), all],
  ['deletes the drafts when another person signs in', () => noteSignIn({ ...session, person: { ...session.person, id: 'p2' } }), nothing],
])('%s', (_, end, expected) => {
  noteSignIn(session);
  write();
  end();
  expect(left()).toEqual(expected);
});

// CREW-4, DESK-5
test('deletes the drafts at sign-out, or when a call fails because the session was revoked', async () => {
  noteSignIn(session);
  write();
  openDesk('/people', { devices: () => [], people: () => [], audit: () => [], logout: () => ({}) });
  await userEvent.click(await screen.findByRole('button', { name: 'Logga ut här' }));
  await vi.waitFor(() => expect(left()).toEqual(nothing));

  noteSignIn({ ...session, device: { ...session.device, until: '2999-01-01T00:00:00Z' } });
  write();
  openDesk('/programme', { programme: () => 'signIn' });
  expect((await screen.findAllByRole('heading', { name: 'Logga in' })).length).toBeGreaterThan(0);
  await vi.waitFor(() => expect(left()).toEqual(nothing));
});

// CREW-4, DESK-5
test.each([
  ['leaves the drafts stored if the session has expired by the clock of the server', until + 1000, all],
  ['deletes the drafts if the session was revoked before its end', until - 1000, nothing],
])('on a device with a wrong clock, %s', async (_, at, expected) => {
  noteSignIn(session);
  write();
  vi.setSystemTime(2 * until - at);
  vi.stubGlobal('fetch', async () => Response.json({ code: 'signIn' }, { status: 401, headers: { Date: new Date(at).toUTCString() } }));
  await expect(call('logout', {})).rejects.toMatchObject({ failure: 'signIn' });
  expect(left()).toEqual(expected);
  vi.useRealTimers();
});
