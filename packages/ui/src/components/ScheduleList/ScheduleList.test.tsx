import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { scheduleDays, scheduleEntries, scheduleLabels, schedulePlaces } from '../Schedule/Schedule.fixtures.ts';
import { ScheduleList } from './index.ts';

test('it keeps the order it is given', () => {
  const entries = scheduleEntries.sv.toReversed();
  render(<ScheduleList entries={entries} places={schedulePlaces.sv} days={scheduleDays.sv} labels={scheduleLabels.sv} />);
  expect(screen.getAllByRole('listitem').map(item => item.querySelector('[data-part="title"]')?.textContent.split(',')[0])).toEqual(
    entries.map(({ title }) => title.split(',')[0]),
  );
});

test('its favourite buttons carry the id', async () => {
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
