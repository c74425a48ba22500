import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { scheduleDays, scheduleEntries, scheduleLabels, schedulePlaces } from '../Schedule/Schedule.fixtures.ts';
import type { ScheduleEntry } from '../ScheduleItem/index.ts';
import { ScheduleGrid, scheduleViews } from './index.ts';

const [, saturday] = scheduleDays;
if (!saturday) throw new Error('The fixture has no second day.');
const entries = scheduleEntries.filter(entry => entry.day === saturday.day);

describeConformance(<ScheduleGrid day={saturday} entries={entries} places={schedulePlaces} labels={scheduleLabels.sv} />);

// SCHED-26
test('the markup of the items is the same in every view', () => {
  const markup = scheduleViews.map(view => {
    const { container, unmount } = render(
      <ScheduleGrid day={saturday} entries={entries} places={schedulePlaces} labels={scheduleLabels.sv} view={view} />,
    );
    // Only the classes differ: a list needs none that place an item.
    const html = container.querySelector('[data-part="items"]')?.outerHTML.replaceAll(/ class="[^"]*"/g, '');
    unmount();
    return html;
  });
  expect(new Set(markup).size).toBe(1);
});

test('a filter hides items where they are, and renders none of them again', () => {
  const itemName = vi.fn<typeof scheduleLabels.sv.itemName>(scheduleLabels.sv.itemName);
  const labels = { ...scheduleLabels.sv, itemName };
  const show = (matches?: (entry: ScheduleEntry) => boolean) => (
    <ScheduleGrid day={saturday} entries={entries} places={schedulePlaces} labels={labels} view="list" matches={matches} />
  );
  const { rerender } = render(show());
  const items = screen.getAllByRole('listitem');
  itemName.mockClear();
  rerender(show(({ title }) => title.startsWith('Kvart')));
  expect(screen.getAllByRole('listitem')).toEqual([items.find(item => item.textContent.includes('Kvartsfinaler'))]);
  rerender(show());
  expect(screen.getAllByRole('listitem')).toEqual(items);
  expect(itemName).not.toHaveBeenCalled();
});

const quarterFinals = (now: number | null) => (
  <ScheduleGrid
    day={saturday}
    entries={entries}
    places={schedulePlaces}
    labels={scheduleLabels.sv}
    view="list"
    matches={({ title }) => title.startsWith('Kvart')}
    now={now}
  />
);

test('an hour that a filter empties is hidden, unless the line of the present stands in it', () => {
  const { rerender } = render(quarterFinals(null));
  expect(screen.getAllByRole('list')).toHaveLength(1);
  rerender(quarterFinals(Date.parse('2025-06-14T15:10:00+02:00')));
  expect(screen.getByText('Nu, 15.10')).toBeVisible();
  expect(screen.getAllByRole('list')).toHaveLength(2);
});

test('heads and times are for the eye; items say both themselves', () => {
  const { container } = render(<ScheduleGrid day={saturday} entries={entries} places={schedulePlaces} labels={scheduleLabels.sv} />);
  expect(container.querySelector('[data-part="heads"]')).toHaveAttribute('aria-hidden', 'true');
  expect([...container.querySelectorAll('[data-part="head"]')].map(head => head.textContent)).toEqual(
    schedulePlaces.map(({ name }) => name),
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(entries.length);
});
