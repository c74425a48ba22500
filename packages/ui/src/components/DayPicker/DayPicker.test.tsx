import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { scheduleDays, scheduleLabels } from '../Schedule/Schedule.fixtures.ts';
import { DayPicker, type DayPickerProps } from './index.ts';

const linked = scheduleDays.sv.map(day => ({ ...day, href: `?day=${day.day}` }));

test('renders days without addresses as buttons, of which one is pressed', () => {
  render(<DayPicker days={scheduleDays.sv} value={1} labels={scheduleLabels.sv} />);
  expect(screen.getByRole('group', { name: 'Dag' })).toBeInTheDocument();
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Lör 14 juni');
});

// SCHED-34
test('renders days with addresses as plain links, of which one is current', () => {
  render(<DayPicker days={linked} value={2} labels={scheduleLabels.sv} />);
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('Sön 15 juni');
  expect(screen.getByRole('link', { name: 'Nästa dag' })).toHaveAttribute('href', '?day=3');
  expect(screen.queryByRole('button')).toBeNull();
});

// SCHED-18
test.each([
  ['Nästa dag', 3, 0],
  ['Föregående dag', 0, 3],
  ['Nästa dag', -1, 0],
  ['Föregående dag', -1, 3],
])('reports at a press of "%s" the change from day %i (-1 if none is chosen) to day %i', async (name, value, expected) => {
  const onChange = vi.fn<NonNullable<DayPickerProps['onValueChange']>>();
  render(<DayPicker days={scheduleDays.sv} value={value} labels={scheduleLabels.sv} onValueChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name }));
  expect(onChange.mock.lastCall?.[0]).toBe(expected);
});
