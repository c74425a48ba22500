import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { closeDesk, final, openDesk } from '../test/crew.tsx';

afterEach(closeDesk);

// CREW-11
test('shows author, reason and changes of a revision, and reverts the revision once confirmed', async () => {
  const { sentTo } = openDesk('/history', {
    history: () => [
      {
        origin: 'a',
        number: 57,
        at: '2025-06-14T10:12:00Z',
        author: 'Maja Lind',
        note: { code: 'text', what: 'Punkten före drog över' },
        canUndo: true,
        changes: [
          {
            kind: 'item',
            id: 'final',
            name: { sv: 'Finalen', en: 'The final' },
            before: { ...final },
            after: { ...final, start_time: '19:30' },
          },
        ],
      },
    ],
    'history/undo': () => ({ revision: { origin: 'a', number: 58 } }),
  });
  expect(await screen.findByRole('article', { name: 'Punkten före drog över' })).toHaveTextContent('Maja Lind');
  await userEvent.click(screen.getByText('1 ändring'));
  expect(screen.getByRole('deletion')).toHaveTextContent('18:00');
  expect(screen.getByRole('insertion')).toHaveTextContent('19:30');
  await userEvent.click(screen.getByRole('button', { name: 'Ångra' }));
  expect(sentTo('history/undo')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Ja, ångra revision 57' }));
  expect(await screen.findByText(/Revision 57 är ångrad/)).toBeVisible();
  expect(sentTo('history/undo')).toEqual([{ revision: { origin: 'a', number: 57 } }]);
});

// CREW-1, CREW-11
test.each([
  ['import', '', 'Läste in filer'],
  ['importFile', 'schedule.xml', 'Läste in schedule.xml'],
  ['undo', '12', 'Ångrade revision 12'],
  ['publish', 'bastun', 'Publicerade nyheten bastun'],
  ['endNotice', 'a1b2c3', 'Tog ner ett meddelande'],
  ['text', 'undo the mess', 'undo the mess'],
  ['text', '', 'Utan förklaring'],
] as const)('shows the note %s with parameter “%s” as “%s”, and no shell command', async (code, what, text) => {
  openDesk('/history', {
    history: () => [{ origin: 'a', number: 57, at: '2025-06-14T10:12:00Z', author: '', note: { code, what }, canUndo: false, changes: [] }],
  });
  expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent(text);
  expect(document.body).not.toHaveTextContent('npm run');
});
