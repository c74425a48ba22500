import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { closeDesk, openDesk, session } from '../test/crew.tsx';

afterEach(closeDesk);

// CREW-12, DESK-4
test('says that an invitation is used or expired if its link is damaged', async () => {
  openDesk('/invite#8QU5m2pCVj6NT8re4%', { 'passkey/invited': () => 'invitation' });
  expect(await screen.findByText('Inbjudan är använd eller har gått ut. Be om en ny länk.')).toBeVisible();
});

// DESK-5
test('signs out another device, also after a failed attempt without network', async () => {
  const phone = { ...session.device, id: 'd2', name: 'Safari', seen: '2025-06-13T20:00:00Z', isOwn: false };
  let isOffline = true;
  let isRevoked = false;
  const { sentTo } = openDesk('/people', {
    devices: () => (isRevoked ? [session.device] : [session.device, phone]),
    'devices/revoke': () => {
      if (isOffline) return 'no network';
      isRevoked = true;
      return {};
    },
    people: () => [],
    audit: () => [],
  });
  const button = await screen.findByRole('button', { name: 'Stäng ute Safari' });
  await userEvent.click(button);
  expect(await screen.findByText('Servern nås inte. Kolla nätet och försök igen.')).toBeVisible();
  isOffline = false;
  await userEvent.click(button);
  await expect.poll(() => screen.queryByText('Safari')).toBeNull();
  expect(screen.queryByText('Servern nås inte. Kolla nätet och försök igen.')).toBeNull();
  expect(sentTo('devices/revoke')).toEqual([{ id: 'd2' }, { id: 'd2' }]);
});
