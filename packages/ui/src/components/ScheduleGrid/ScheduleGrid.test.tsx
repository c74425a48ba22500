import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { scheduleDays, scheduleEntries, scheduleLabels, schedulePlaces } from '../Schedule/Schedule.fixtures.ts';
import type { ScheduleEntry } from '../ScheduleItem/index.ts';
import { focusOutside } from '../../test/focusOutside.ts';
import { ScheduleGrid, scheduleViews } from './index.ts';

const [, saturday] = scheduleDays.sv;
if (!saturday) throw new Error('The fixture has no second day.');
const entries = scheduleEntries.sv.filter(entry => entry.day === saturday.day);
const hourHeadings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

// SCHED-26
test('has the same markup of items in every view, apart from their positions', () => {
  const markup = scheduleViews.map(view => {
    const { container, unmount } = render(
      <ScheduleGrid day={saturday} entries={entries} places={schedulePlaces.sv} labels={scheduleLabels.sv} view={view} />,
    );
    // Removes the positions on the wall, which a list does not have.
    const html = container.querySelector('[data-part="items"]')?.outerHTML.replaceAll(/ (?:style|data-thin)="[^"]*"/g, '');
    unmount();
    return html;
  });
  expect(new Set(markup).size).toBe(1);
});

test('hides items that the filter excludes, and renders no item again', () => {
  const itemName = vi.fn<typeof scheduleLabels.sv.itemName>(scheduleLabels.sv.itemName);
  const labels = { ...scheduleLabels.sv, itemName };
  const show = (matches?: (entry: ScheduleEntry) => boolean) => (
    <ScheduleGrid day={saturday} entries={entries} places={schedulePlaces.sv} labels={labels} view="list" matches={matches} />
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

test('hides an hour whose items are all filtered out', () => {
  render(
    <ScheduleGrid
      day={saturday}
      entries={entries}
      places={schedulePlaces.sv}
      labels={scheduleLabels.sv}
      view="list"
      matches={({ title }) => title.startsWith('Kvart')}
    />,
  );
  expect(hourHeadings()).toEqual(['14']);
});

// SCHED-17
test('has headings for soon and later today, unless a filter hides all items below them', () => {
  const props = {
    day: saturday,
    entries,
    places: schedulePlaces.sv,
    labels: scheduleLabels.sv,
    now: Date.parse('2025-06-14T15:10:00+02:00'),
  };
  const { rerender } = render(<ScheduleGrid {...props} view="list" />);
  expect(hourHeadings()).toEqual(['12', '14', '15', 'Inom två timmar', '16', 'Senare i dag', '19', '23']);
  rerender(<ScheduleGrid {...props} view="list" matches={({ title }) => title.startsWith('Tyst')} />);
  expect(hourHeadings()).toEqual(['Senare i dag', '23']);
});

test('hides the columns of places without matching items, and gives their width to the others', () => {
  const props = { day: saturday, entries, places: schedulePlaces.sv, labels: scheduleLabels.sv };
  const { container, rerender } = render(<ScheduleGrid {...props} />);
  const grid = container.querySelector<HTMLElement>('[data-part="grid"]')!;
  const all = grid.style.getPropertyValue('--tracks');
  rerender(<ScheduleGrid {...props} matches={({ placeId }) => placeId === 5} />);
  const shown = [...grid.querySelectorAll<HTMLElement>('[data-part="head"]:not([hidden])')];
  expect(shown.map(({ dataset }) => dataset['place'])).toEqual(['5']);
  expect(grid.querySelectorAll('[data-part="ground"]:not([hidden])')).toHaveLength(1);
  expect(grid.style.getPropertyValue('--tracks')).toMatch(/^0 (?:0 )*minmax\(.+\)(?: 0)+$/);
  rerender(<ScheduleGrid {...props} />);
  expect(grid.style.getPropertyValue('--tracks')).toBe(all);
});

test("lists items under hour headings, and hides the wall's labels and hours from screen readers", () => {
  const { container } = render(<ScheduleGrid day={saturday} entries={entries} places={schedulePlaces.sv} labels={scheduleLabels.sv} />);
  expect(hourHeadings()).toEqual(['12', '14', '15', '16', '19', '23']);
  for (const part of ['heads', 'hours']) expect(container.querySelector(`[data-part="${part}"]`)).toHaveAttribute('aria-hidden', 'true');
});

// SCHED-32
test('marks the current time on the wall, and the current items', () => {
  const { container } = render(
    <ScheduleGrid
      day={saturday}
      entries={entries}
      places={schedulePlaces.sv}
      labels={scheduleLabels.sv}
      view="grid"
      now={Date.parse('2025-06-14T15:10:00+02:00')}
    />,
  );
  expect(container.querySelector('[data-part="now"]')).toHaveTextContent('15.10');
  expect(container.querySelector<HTMLElement>('[data-part="grid"]')!.style.getPropertyValue('--now')).toBe('910');
  expect(container.querySelectorAll('[data-state="now"]').length).toBeGreaterThan(1);
});

test('marks the hour under the now label with `data-under` when a wall replaces a list', () => {
  const props = { day: saturday, entries, places: schedulePlaces.sv, labels: scheduleLabels.sv };
  const now = Date.parse('2025-06-14T15:10:00+02:00');
  const { container, rerender } = render(<ScheduleGrid {...props} view="list" now={now} />);
  rerender(<ScheduleGrid {...props} view="grid" now={now} />);
  const hidden = container.querySelectorAll('[data-part="hours"] > [data-under]');
  expect([...hidden].map(({ textContent }) => textContent)).toEqual(['15']);
});

test('finds its tab stop in jsdom while an element outside the page has the focus', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 10, 10));
  const focusBack = focusOutside();
  expect(document.activeElement).toBeNull();
  render(<ScheduleGrid day={saturday} entries={entries} places={schedulePlaces.sv} labels={scheduleLabels.sv} view="list" />);
  await waitFor(() => expect(screen.getAllByRole('link')[0]).toHaveAttribute('tabindex', '0'));
  focusBack();
  vi.restoreAllMocks();
});

// SCHED-34
test('has one tab stop, which arrow keys and End move, and reports a favourite by Space', async () => {
  const onFavouriteClick = vi.fn<() => void>();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 10, 10));
  render(
    <ScheduleGrid
      day={saturday}
      entries={entries}
      places={schedulePlaces.sv}
      labels={scheduleLabels.sv}
      view="list"
      onFavouriteClick={onFavouriteClick}
    />,
  );
  const links = screen.getAllByRole('link');
  await waitFor(() => expect(links.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1));
  await userEvent.tab();
  expect(links[0]).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(links[1]).toHaveFocus();
  expect(links.map(({ tabIndex }) => tabIndex).filter(index => index === 0)).toHaveLength(1);
  await userEvent.keyboard(' ');
  expect(onFavouriteClick).toHaveBeenCalledOnce();
  await userEvent.keyboard('{End}');
  expect(links.at(-1)).toHaveFocus();
  vi.restoreAllMocks();
});
