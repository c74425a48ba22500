import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ScheduleItemHeader } from './index.ts';
import { words } from './ScheduleItemHeader.fixtures.ts';

test('has a button that saves the item, and a link to its calendar file', async () => {
  const onChange = vi.fn<(isOn: boolean) => void>();
  const { favourite, calendar } = words.sv;
  render(<ScheduleItemHeader {...words.sv} favourite={{ ...favourite, onFavouriteChange: onChange }} />);
  await userEvent.click(screen.getByRole('button', { name: favourite.label }));
  expect(onChange.mock.calls[0]?.[0]).toBe(true);
  const link = screen.getByRole('link', { name: 'Lägg i kalendern' });
  expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual([calendar.href, calendar.download]);
});

// SCHED-14
test('says in its heading and in a sentence that an item is cancelled', () => {
  render(<ScheduleItemHeader {...words.sv} cancelled={{ label: 'Inställd', text: 'Den här punkten blir inte av.' }} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName('Öppning: vi tänder Elmia, Inställd');
  expect(screen.getByRole('status')).toHaveTextContent('Den här punkten blir inte av.');
});

test('says that an item is removed, and has no button to save it', () => {
  const gone = { label: 'Borttagen', text: 'Den har tagits bort.' };
  render(<ScheduleItemHeader {...words.sv} cancelled={gone} favourite={undefined} calendar={undefined} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName('Öppning: vi tänder Elmia, Borttagen');
  expect(screen.queryByRole('button')).toBeNull();
});

test('shows a notice', () => {
  render(<ScheduleItemHeader {...words.sv} notice={<p role="status">Det går inte att spara.</p>} />);
  expect(screen.getByRole('status')).toHaveTextContent('Det går inte att spara.');
});
