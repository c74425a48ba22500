import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { programmeOf } from '../Schedule/Schedule.fixtures.ts';
import { ScheduleStrip, type ScheduleStripProps } from './index.ts';
import { saturdayStrip } from './ScheduleStrip.fixtures.ts';

// SCHED-53
test('is a named grid of places by hours, whose cells name their items', () => {
  render(<ScheduleStrip {...saturdayStrip} />);
  expect(screen.getByRole('grid', { name: /^Saturday 14 June/ })).toBeVisible();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['12', '23', '00', '01']),
  );
  const row = screen.getByRole('rowheader', { name: 'Mirage Palace' }).closest('tr')!;
  expect([...row.cells].slice(3, 5).map(({ textContent }) => textContent)).toEqual([
    'Quarter-finals, CS',
    'Quarter-finals, CS, Ringside analysis',
  ]);
  // Cells with items have `data-on`, by which they are printed as boxes.
  const cells = [...document.querySelectorAll('tbody td')].filter(({ textContent }) => textContent !== 'nothing');
  expect([...document.querySelectorAll('[data-on]')]).toEqual(cells);
});

const here = () => {
  const cell = document.activeElement as HTMLTableCellElement;
  return [cell.closest('tr')?.cells[0]?.textContent, cell.closest('table')?.rows[0]?.cells[cell.cellIndex]?.textContent, cell.textContent];
};

// SCHED-53
test('has one tab stop at the current hour; arrows and Home move it, Enter reports the item', async () => {
  const onGo = vi.fn<NonNullable<ScheduleStripProps['onGo']>>();
  render(<ScheduleStrip {...saturdayStrip} minute={15 * 60 + 10} onGo={onGo} />);
  await userEvent.tab();
  expect(here()).toEqual(['Main Stage', '15', 'nothing']);
  await userEvent.keyboard('{ArrowRight}');
  expect(here()).toEqual(['Main Stage', '16', 'Sing-along in the water level']);
  await userEvent.keyboard('{Enter}');
  expect(onGo).toHaveBeenCalledWith(
    expect.objectContaining({
      minute: 16 * 60,
      placeId: 1,
      entry: expect.objectContaining({ title: 'Sing-along in the water level' }) as unknown,
    }),
  );
  await userEvent.keyboard('{ArrowDown}{Home}');
  expect(here().slice(0, 2)).toEqual(['Tokyo Town', '12']);
  expect(document.querySelectorAll('td[tabindex="0"]')).toHaveLength(1);
});

// SCHED-53
test('has one cell for each of 60 places, which names all its items; Enter reports the first', async () => {
  const { entries, places } = programmeOf(120, 60);
  const onGo = vi.fn<NonNullable<ScheduleStripProps['onGo']>>();
  const { container } = render(<ScheduleStrip {...saturdayStrip} entries={entries} places={places} onGo={onGo} />);
  expect(screen.getAllByRole('rowheader')).toHaveLength(60);
  const cells = container.querySelectorAll('tbody td');
  expect(cells).toHaveLength(60);
  const own = entries.filter(({ placeId }) => placeId === places[1]!.id);
  expect(own.map(({ title }) => cells[1]!.textContent.includes(title))).toEqual(own.map(() => true));
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onGo).toHaveBeenCalledWith(expect.objectContaining({ placeId: places[1]!.id, entry: own[0] }));
});
