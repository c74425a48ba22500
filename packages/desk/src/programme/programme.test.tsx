import { edition } from '@edition/edition.ts';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { closeDesk, final, openDesk, programme } from '../test/crew.tsx';
import { trayStore } from './tray.ts';

afterEach(closeDesk);

const later = { do: 'move', id: 'final', day: 1, start_time: '18:30', end_time: '20:00' };
async function moveAndReview() {
  await userEvent.click(await screen.findByRole('button', { name: 'Skjut upp Finalen 30 minuter' }));
  await userEvent.click(screen.getByRole('link', { name: 'Granska' }));
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Publicera 1 ändring' }));

// CREW-5
test('publishes a move with its reason as one revision, and sends nothing without a reason', async () => {
  const { sentTo } = openDesk('/programme?view=1', { 'programme/publish': () => ({ revision: { origin: 'a', number: 58 } }) });
  await moveAndReview();
  expect(screen.getByRole('deletion')).toHaveTextContent('Lördag 18:00–19:30');
  expect(screen.getByRole('insertion')).toHaveTextContent('Lördag 18:30–20:00');
  await send();
  expect(screen.getByText('Skriv varför, med en mening.')).toBeVisible();
  expect(sentTo('programme/publish')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Tekniskt strul' }));
  await send();
  expect(await screen.findByText('Revision 58 är ute')).toBeVisible();
  expect(sentTo('programme/publish')).toEqual([{ base: { origin: 'a', number: 57 }, changes: [later], why: 'Tekniskt strul' }]);
  expect(trayStore.get().drafts).toEqual({});
});

// CREW-15
test.each([
  ['moves', false, ['final']],
  ['does not move', true, []],
])('%s an item on the board by Alt and an arrow key, cancelled: %s', async (_, cancelled, moved) => {
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue(Object.assign(new EventTarget(), { matches: true }) as MediaQueryList);
  openDesk('/programme?view=1', { programme: () => ({ ...programme, items: [{ ...final, cancelled }] }) });
  const board = await screen.findByRole('group', { name: 'Dagens tavla' });
  const bar = within(board).getByRole('link', { name: /Finalen/ });
  expect(bar.hasAttribute('aria-keyshortcuts')).toBe(!cancelled);
  act(() => bar.focus());
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(Object.keys(trayStore.get().drafts)).toEqual(moved);
});

// CREW-5
test('warns of items that overlap in place or host, before they are published', async () => {
  const party = { ...final, id: 'party', name_sv: 'Festen', start_time: '19:30', end_time: '21:00' };
  openDesk('/programme?view=1', {
    programme: () => ({ ...programme, items: [final, party] }),
    'programme/check': () => ({
      problems: [],
      clashes: [
        { items: ['final', 'party'], location: 1, isOld: false },
        { items: ['final', 'party'], host: 'Sara Ehn', isOld: true },
      ],
    }),
  });
  await moveAndReview();
  expect(await screen.findByText('Krock på platsen')).toBeVisible();
  const old = screen.getByText('Sara Ehn är dubbelbokad');
  expect(old).not.toBeVisible();
  await userEvent.click(screen.getByText('1 krock som redan finns i programmet'));
  expect(old).toBeVisible();
  expect(screen.getAllByText(/Samtidigt: Festen, 19:30–21:00, Stora scenen/)).toHaveLength(2);
});

// CREW-12, DESK-11
test.each([
  ['name_en', 'Namn på engelska', 'Namn', 'en'],
  ['hosts[1].name', 'Vilka som leder', 'Vilka som leder', null],
  ['access.seating', 'Tillgänglighet', 'Sittplatser', null],
])('links a refusal of %s to its field', async (path, link, label, lang) => {
  openDesk('/programme?view=1', {
    'programme/check': () => ({ problems: [{ change: 0, path, code: 'empty' }], clashes: [] }),
  });
  await moveAndReview();
  await userEvent.click(await screen.findByRole('link', { name: link }));
  const field = await screen.findByLabelText(new RegExp(`^${label}`));
  await vi.waitFor(() => expect(field).toHaveFocus());
  expect(field.getAttribute('lang')).toBe(lang);
});

// CREW-6
test('shows both versions of a field that another editor changed, and sends the chosen version', async () => {
  let stands = programme;
  const { sentTo } = openDesk('/programme?view=1', {
    programme: () => stands,
    'programme/publish': ({ base }) => {
      if (base.number === 58) return { revision: { origin: 'a', number: 59 } };
      stands = {
        ...programme,
        revision: { origin: 'a', number: 58 },
        items: [{ ...final, start_time: '20:00', end_time: '21:30', location: 2 }],
      };
      return 'conflict';
    },
  });
  await moveAndReview();
  await userEvent.click(screen.getByRole('button', { name: 'Tekniskt strul' }));
  await send();
  const choice = await screen.findByRole('group', { name: 'Tid: två versioner' });
  expect(choice).toHaveTextContent('Lördag 20:00–21:30');
  expect(choice).toHaveTextContent('Lördag 18:30–20:00');
  await send();
  expect(sentTo('programme/publish')).toHaveLength(1);
  await userEvent.click(within(choice).getByRole('button', { name: 'Använd min' }));
  await send();
  expect(await screen.findByText('Revision 59 är ute')).toBeVisible();
  expect(sentTo('programme/publish').at(-1)).toEqual({ base: { origin: 'a', number: 58 }, changes: [later], why: 'Tekniskt strul' });
});

// CREW-4, CREW-12
test("leaves the drawer's drafts stored when the network fails, and says that nothing is lost", async () => {
  openDesk('/programme?view=1', { 'programme/publish': () => 'no network' });
  await moveAndReview();
  await userEvent.click(screen.getByRole('button', { name: 'Tekniskt strul' }));
  await send();
  expect(await screen.findByText('Inget är borta. Allt ligger kvar här.')).toBeVisible();
  expect(JSON.parse(localStorage.getItem(`tand:desk:${edition.year}:tray`)!)).toMatchObject({
    why: 'Tekniskt strul',
    drafts: { final: {} },
  });
});

// CREW-12
test("shows the sign-in when signed out, and leaves the drawer's drafts stored", async () => {
  trayStore.set(() => ({ drafts: { final: { base: final, mine: { ...final, start_time: '18:30' } } }, why: '' }));
  openDesk('/programme', { programme: () => 'signIn' });
  expect(await screen.findByRole('heading', { name: 'Logga in' })).toBeVisible();
  expect(trayStore.get().drafts).toHaveProperty('final');
});

// CREW-13
test('updates without a reload when others publish a change', async () => {
  let start = '18:00';
  const { sendRevision } = openDesk('/programme?view=1', { programme: () => ({ ...programme, items: [{ ...final, start_time: start }] }) });
  expect(await screen.findByText('18:00–19:30')).toBeVisible();
  start = '17:15';
  act(() => {
    sendRevision(57);
    sendRevision(58);
  });
  expect(await screen.findByText('17:15–19:30')).toBeVisible();
});

// CREW-2
test('sets an exact time from digits, preserves the duration, and undoes the change in one press', async () => {
  openDesk('/programme/final', {});
  const start = await screen.findByRole('textbox', { name: 'Börjar' });
  await userEvent.clear(start);
  await userEvent.type(start, '2315');
  fireEvent.keyDown(start, { key: 'Enter', keyCode: 229 }); // sent by an input method
  expect(trayStore.get().drafts).toEqual({});
  await userEvent.type(start, '{Enter}');
  expect(trayStore.get().drafts['final']?.mine).toMatchObject({ day: 1, start_time: '23:15', end_time: '00:45' });
  await userEvent.click(screen.getByRole('button', { name: 'Ångra mina ändringar' }));
  expect(trayStore.get().drafts).toEqual({});
  expect(screen.getByRole('textbox', { name: 'Börjar' })).toHaveValue('18:00');
});

// CREW-4
test('cancels an item, and empties the drawer when the item is reinstated', async () => {
  openDesk('/programme/final', {});
  await userEvent.click(await screen.findByRole('button', { name: 'Ställ in' }));
  expect(trayStore.get().drafts['final']?.mine.cancelled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Återinför' }));
  expect(trayStore.get().drafts).toEqual({});
});

test('sends only access facts that differ from those of the place', async () => {
  const deaf = { ...final, access: { hearingLoop: true } };
  const { sentTo } = openDesk('/programme/final', {
    programme: () => ({ ...programme, items: [deaf] }),
    'programme/publish': () => ({ revision: { origin: 'a', number: 58 } }),
  });
  const loop = await screen.findByLabelText('Hörslinga');
  expect(loop).toHaveValue('true');
  await userEvent.selectOptions(loop, 'Som platsen');
  expect(trayStore.get().drafts['final']?.mine).not.toHaveProperty('access');
  await userEvent.selectOptions(screen.getByLabelText('Sittplatser'), 'Åt alla');
  await userEvent.click(screen.getByRole('link', { name: 'Granska' }));
  expect(screen.getByRole('insertion')).toHaveTextContent('Sittplatser: Åt alla');
  await userEvent.click(screen.getByRole('button', { name: 'Tekniskt strul' }));
  await send();
  await screen.findByText('Revision 58 är ute');
  expect(sentTo('programme/publish')).toMatchObject([{ changes: [{ do: 'edit', id: 'final', fields: { access: { seating: 'seats' } } }] }]);
});

test('sends null when the last access fact of an item is removed', async () => {
  const { sentTo } = openDesk('/programme/final', {
    programme: () => ({ ...programme, items: [{ ...final, access: { hearingLoop: true } }] }),
    'programme/publish': () => ({ revision: { origin: 'a', number: 58 } }),
  });
  await userEvent.selectOptions(await screen.findByLabelText('Hörslinga'), 'Som platsen');
  await userEvent.click(screen.getByRole('link', { name: 'Granska' }));
  await userEvent.click(screen.getByRole('button', { name: 'Tekniskt strul' }));
  await send();
  await screen.findByText('Revision 58 är ute');
  expect(sentTo('programme/publish')).toMatchObject([{ changes: [{ do: 'edit', id: 'final', fields: { access: null } }] }]);
});

// CREW-4
test('saves a new item as a draft once a name is typed, and puts its id into the address', async () => {
  openDesk('/programme/new', {});
  const name = await screen.findByRole('textbox', { name: 'Namn' });
  expect(trayStore.get().drafts).toEqual({});
  await userEvent.type(name, 'Nattfika');
  expect(name).toHaveFocus();
  const [id] = Object.keys(trayStore.get().drafts);
  expect(location.pathname).toBe(`/desk/programme/${id}`);
  expect(Object.values(trayStore.get().drafts).map(({ mine }) => mine.name_sv)).toEqual(['Nattfika']);
});

// DESK-11
test('adds an item in both languages, highlighted and with a place, in a single change', async () => {
  const { sentTo } = openDesk('/programme/new', { 'programme/publish': () => ({ revision: { origin: 'a', number: 58 } }) });
  const name = await screen.findByRole('textbox', { name: 'Namn' });
  await userEvent.type(name, 'Nattfika');
  await userEvent.click(screen.getByRole('radio', { name: /^Engelska/ }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Namn' }), 'Night coffee');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Plats' }), 'Tokyo Town');
  await userEvent.click(screen.getByRole('switch', { name: /^Höjdpunkt/ }));
  await userEvent.click(screen.getByRole('link', { name: 'Granska' }));
  await userEvent.click(screen.getByRole('button', { name: 'Tekniskt strul' }));
  await send();
  await screen.findByText('Revision 58 är ute');
  const fields = { name_sv: 'Nattfika', name_en: 'Night coffee' };
  expect(sentTo('programme/publish')).toMatchObject([{ changes: [{ do: 'add', location: 2, highlight: true, fields }] }]);
});
