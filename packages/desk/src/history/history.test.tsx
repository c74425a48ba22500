import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { closeDesk, final, openDesk } from '../test/crew.tsx';

afterEach(closeDesk);

// CREW-11
test('shows author, reason and changes of a revision, and reverts it after confirmation', async () => {
  const { sentTo } = openDesk('/history', {
    history: () => [
      {
        origin: 'a',
        number: 57,
        at: '2025-06-14T10:12:00Z',
        author: 'Maja Lind',
        note: 'Punkten före drog över',
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
