import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { scheduleDays, scheduleEntries, scheduleLabels, schedulePlaces } from '../Schedule/Schedule.fixtures.ts';
import { ScheduleList } from './index.ts';

test('lists items in the given order', () => {
  const entries = scheduleEntries.sv.toReversed();
  render(<ScheduleList entries={entries} places={schedulePlaces.sv} days={scheduleDays.sv} labels={scheduleLabels.sv} />);
  expect(screen.getAllByRole('listitem').map(item => item.querySelector('[data-part="title"]')?.textContent.split(',')[0])).toEqual(
    entries.map(({ title }) => title.split(',')[0]),
  );
});

test('sets the value of a favourite button to the id of its item', async () => {
  const onFavouriteClick = vi.fn<(id: string) => void>();
  render(
    <ScheduleList
      entries={scheduleEntries.sv}
      places={schedulePlaces.sv}
      days={scheduleDays.sv}
      labels={scheduleLabels.sv}
      onFavouriteClick={event => onFavouriteClick(event.currentTarget.value)}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Spara: Nattläge' }));
  expect(onFavouriteClick).toHaveBeenCalledWith(scheduleEntries.sv[1]?.id);
});
