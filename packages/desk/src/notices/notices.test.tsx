import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { savedState } from '../drafts/savedState.ts';
import { closeDesk, openDesk } from '../test/crew.tsx';

afterEach(() => {
  savedState('notice:new', null).set(() => null);
  closeDesk();
});

// CREW-10
test('publishes a notice only with a text in both languages', async () => {
  const { sentTo } = openDesk('/notices/new', {
    'notices/save': ({ notice }) => ({ revision: { origin: 'a', number: 58 }, notice: { id: 'n1', ...notice } }),
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Text · Svenska' }), 'Dörrarna öppnar 11.');
  await userEvent.click(screen.getByRole('button', { name: 'Visa meddelandet' }));
  expect(screen.getByText(/Skriv raden/)).toBeVisible();
  expect(sentTo('notices/save')).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: 'Text · Engelska' }), 'Doors open at 11.');
  expect(screen.getAllByText(/Doors open at 11\./).length).toBeGreaterThan(1); // the field and the preview
  await userEvent.click(screen.getByRole('button', { name: 'Visa meddelandet' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Meddelanden' })).toBeVisible();
  expect(sentTo('notices/save')).toMatchObject([
    {
      base: { origin: 'a', number: 57 },
      notice: { text: { sv: 'Dörrarna öppnar 11.', en: 'Doors open at 11.' }, page: '', urgency: 'notable' },
    },
  ]);
});
