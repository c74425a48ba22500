import '@tand/art/own-label'; // loaded on demand by labels of tickets: a load after the last test would fail in later files
import common from '@edition/copy/sv/common.json';
import label from '@edition/copy/sv/label.json';
import texts from '@edition/copy/sv/ticketsBattlepass.json';
import { TicketsError, type Ticket, type TicketQuery } from '@tand/festival';
import '@testing-library/jest-dom/vitest';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '@tand/runtime/i18n';
import LookupIsland from './lookup.tsx';

// Test files share modules: resets them, so that only this file gets the mock.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
const tickets = vi.hoisted(() => vi.fn<(query: TicketQuery) => Promise<Ticket[]>>());
vi.mock('@tand/festival/client', () => ({ createClient: () => ({ tickets }) }));

beforeEach(() => {
  tickets.mockReset();
});

const i18n = createI18n('sv', { sv: { common, label, ticketsBattlepass: texts } });
const button = () => screen.getByRole('button', { name: texts.lookup.submit });
const reference = () => screen.getByRole('textbox', { name: texts.lookup.reference });
const postal = () => screen.getByRole('textbox', { name: texts.lookup.postal });

async function search(order: string, code: string) {
  const user = userEvent.setup();
  render(
    <I18nextProvider i18n={i18n}>
      <LookupIsland />
    </I18nextProvider>,
  );
  await user.type(reference(), order);
  await user.type(postal(), code);
  await user.click(button());
}

it('sends reference and postal code without spaces, and shows each ticket of the order', async () => {
  const bought = { name: 'Elin Lundqvist', timestamp: '2024-12-13T13:37:02+01:00' };
  tickets.mockResolvedValue([
    { nr: 1, ...bought },
    { nr: 2, ...bought },
  ]);
  await search('TAND 1337', '553 18');
  expect(await screen.findByRole('article', { name: 'Biljett 1' })).toHaveTextContent('13 december 2024 kl. 13.37');
  expect(screen.getByRole('article', { name: 'Biljett 2' })).toHaveTextContent('Elin Lundqvist');
  expect(tickets).toHaveBeenCalledExactlyOnceWith({ reference: 'TAND1337', postal: '55318' });
});

// LOOKUP-7, LOOKUP-8, LOOKUP-12
it.each<[string, () => unknown, (keyof typeof texts.lookup)[]]>([
  ['a "none found" error', () => tickets.mockRejectedValue(new TicketsError('No tickets found')), ['error-1', 'error-2', 'error-3']],
  ['an empty list', () => tickets.mockResolvedValue([]), ['error-1', 'error-2', 'error-3']],
  ['an unknown error', () => tickets.mockRejectedValue(new TicketsError('Unknown error')), ['unknown-1', 'unknown-2']],
  ['an offline error', () => tickets.mockRejectedValue(new TicketsError('Unknown error', { code: 'offline' })), ['offline-1', 'offline-2']],
])('explains what happened after %s, and leaves the fields filled in', async (_case, answer, keys) => {
  answer();
  await search('XXXXXXXX', '12345');
  const error = await screen.findByRole('alert');
  expect(error).toHaveTextContent(keys.map(key => texts.lookup[key]).join(''));
  expect(reference()).toHaveValue('XXXXXXXX');
  expect(postal()).toHaveValue('12345');
  expect(screen.queryByRole('article')).toBeNull();
});

// LOOKUP-12
it('says after too many lookups how many seconds to wait, not that there are no tickets', async () => {
  tickets.mockRejectedValue(new TicketsError('Unknown error', { code: 'limited', seconds: 17 }));
  await search('XXXXXXXX', '12345');
  const error = await screen.findByRole('alert');
  expect(error).toHaveTextContent(texts.lookup.limited_other.replace('{{count}}', '17'));
  expect(error).not.toHaveTextContent(texts.lookup['error-1']);
});

// LOOKUP-12
it('shows the result of a form that was posted, until the visitor returns to the page', () => {
  const query = { reference: 'TAND1337', postal: '55318' };
  const posted = { query, tickets: [{ nr: 7, name: 'Elin Lundqvist', timestamp: '2024-12-13T13:37:02+01:00' }] };
  render(
    <I18nextProvider i18n={i18n}>
      <LookupIsland posted={posted} />
    </I18nextProvider>,
  );
  expect(screen.getByRole('article', { name: 'Biljett 7' })).toHaveTextContent('Elin Lundqvist');
  expect(reference()).toHaveValue('TAND1337');
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(screen.queryByRole('article')).toBeNull();
  expect(reference()).toHaveValue('');
});

// LOOKUP-4
it('removes the last error during a search, and leaves focus on the disabled button', async () => {
  tickets.mockRejectedValueOnce(new Error('No tickets found'));
  await search('XXXXXXXX', '12345');
  await screen.findByRole('alert');
  tickets.mockReturnValueOnce(new Promise(() => {}));
  await userEvent.click(button());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  expect(button()).toHaveFocus();
});

// LOOKUP-9
it('leaves reference and postal code out of address, history, storage and console', async () => {
  const { href } = window.location;
  const { length } = window.history;
  const logs = (['log', 'info', 'warn', 'error'] as const).map(name => vi.spyOn(console, name));
  tickets.mockRejectedValue(new Error('Unknown error'));
  await search('SECRET99', '99999');
  await screen.findByRole('alert');
  expect(window.location.href).toBe(href);
  expect(window.history).toHaveLength(length);
  expect(JSON.stringify([localStorage, sessionStorage, document.cookie])).not.toMatch(/SECRET99|99999/);
  expect(JSON.stringify(logs.flatMap(log => log.mock.calls))).not.toMatch(/SECRET99|99999/);
});
