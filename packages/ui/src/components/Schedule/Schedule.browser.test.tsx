import '../../styles/global.css';
import '../../tokens/tokens.css';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ClockProvider } from '../../foundations/ClockProvider/index.ts';
import { LocaleProvider } from '../../foundations/LocaleProvider/index.ts';
import { Schedule, type ScheduleProps } from './index.ts';
import { programmeOf, scheduleDays, scheduleEntries, scheduleLabels, schedulePlaces } from './Schedule.fixtures.ts';

afterEach(() => {
  cleanup();
  window.scrollTo(0, 0);
});

const show = (props: Partial<ScheduleProps> = {}) =>
  render(
    <Schedule
      {...programmeOf(120, 4)}
      days={scheduleDays.sv}
      labels={scheduleLabels.sv}
      day={1}
      view="list"
      onDayChange={() => {}}
      onFavouriteChange={() => {}}
      {...props}
    />,
  );

// SCHED-31
test('does not cover a focused item of the wall with names of places or with hours', () => {
  const { container } = show({ view: 'grid' });
  const titles = [...container.querySelectorAll<HTMLElement>('[data-part="grid"] [data-part="title"]')];
  const label = container.querySelector('[data-part="heads"]')!.getBoundingClientRect();
  const hours = container.querySelector('[data-part="hours"]')!.getBoundingClientRect();
  titles.at(-1)?.focus();
  for (const title of titles.slice(-40, -1).toReversed()) {
    title.focus();
    const { top, left } = title.getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(label.bottom - 1);
    expect(left).toBeGreaterThanOrEqual(hours.right - 1);
  }
});

test.each([320, 390, 1100])('shows the weekday of every day in the day picker at %i px', width => {
  const { container } = render(
    <div style={{ width }}>
      <Schedule {...programmeOf(8, 2)} days={scheduleDays.sv} labels={scheduleLabels.sv} day={1} view="list" onDayChange={() => {}} />
    </div>,
  );
  const days = [...container.querySelectorAll('[data-component="DayPicker"] [data-part="weekday"]')];
  expect(days.map(({ textContent }) => textContent)).toEqual(['Fre', 'Lör', 'Sön', 'Mån']);
  expect(Math.min(...days.map(day => day.getBoundingClientRect().width))).toBeGreaterThan(10);
});

// SCHED-37
test('has favourite buttons of at least 44 px', () => {
  show();
  const [first] = screen.getAllByRole('button', { name: /^Spara:/ });
  const box = first?.getBoundingClientRect();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
});

// SCHED-30
test.each([
  [1100, 16, 'grid'],
  [700, 16, 'list'],
  [1100, 24, 'list'],
] as const)('marks the shown view at %i px with text of %i px, before and after script: %s', async (width, size, shown) => {
  document.documentElement.style.fontSize = `${size}px`;
  const { container } = show({ view: 'auto', onViewChange: () => {} });
  container.style.width = `${width}px`;
  const other = shown === 'grid' ? 'list' : 'grid';
  const choice = (view: string) => container.querySelector(`[data-part="views"] [data-view="${view}"]`)!;
  await expect.poll(() => choice(shown).getAttribute('aria-pressed')).toBe('true');
  expect(choice(other).getAttribute('aria-pressed')).toBe('false');
  const marked = getComputedStyle(choice(shown)).backgroundColor;

  const group = container.querySelector<HTMLElement>('[data-part="views"]')!;
  group.dataset['auto'] = '';
  for (const view of ['grid', 'list']) choice(view).removeAttribute('aria-pressed');
  expect(getComputedStyle(choice(shown)).backgroundColor).toBe(marked);
  expect(getComputedStyle(choice(other)).backgroundColor).not.toBe(marked);
  document.documentElement.style.fontSize = '';
});

test.each(['sv', 'en-US', 'ar-EG'])('scrolls a list when a later hour is pressed in ScheduleStrip, in the language %s', async lang => {
  const { container } = render(
    <LocaleProvider lang={lang}>
      <Schedule {...programmeOf(120, 4)} days={scheduleDays.sv} labels={scheduleLabels.sv} day={1} view="list" onDayChange={() => {}} />
    </LocaleProvider>,
  );
  const hours = await vi.waitFor(() => {
    const found = container.querySelectorAll<HTMLElement>('[data-component="ScheduleStrip"] thead th');
    expect(found.length).toBeGreaterThan(6);
    return found;
  });
  hours[5]!.click();
  await expect.poll(() => window.scrollY).toBeGreaterThan(300);
});

const saturday = () => Date.parse('2025-06-14T15:10:00+02:00');
const grid = () => document.querySelector<HTMLElement>('[data-part="days"] [data-part="grid"]')!;
const at = (width: number, props: Partial<ScheduleProps> = {}) => (
  <ClockProvider now={saturday}>
    <div style={{ width }}>
      <Schedule
        entries={scheduleEntries.sv}
        places={schedulePlaces.sv}
        days={scheduleDays.sv}
        labels={scheduleLabels.sv}
        day={1}
        onFavouriteChange={() => {}}
        {...props}
      />
    </div>
  </ClockProvider>
);
const stops = () =>
  [...grid().querySelectorAll<HTMLElement>('[data-part="title"]')].filter(title => title.tabIndex === 0 && title.checkVisibility());

describe('a programme during the festival', () => {
  // SCHED-34
  test('has one visible tab stop in every view, with and without past items and filters', async () => {
    const { rerender } = render(at(700));
    await expect.poll(stops).toHaveLength(1);
    const earlier = screen.getByRole('button', { name: /^Tidigare i dag/ });
    for (const isOpen of ['true', 'false']) {
      await userEvent.click(earlier);
      expect(earlier.getAttribute('aria-expanded')).toBe(isOpen);
      await expect.poll(stops).toHaveLength(1);
      await userEvent.tab();
      expect(grid().contains(document.activeElement)).toBe(true);
    }
    for (const [width, props] of [
      [1100, {}],
      [700, {}],
      [700, { view: 'grid' }],
      [700, { view: 'list' }],
      [1100, { view: 'list', matches: entry => entry.placeId === 7 }],
      [1100, { matches: entry => entry.placeId === 4 }],
    ] satisfies [number, Partial<ScheduleProps>][]) {
      rerender(at(width, props));
      await expect.poll(stops, { message: `${width} ${JSON.stringify(props)}` }).toHaveLength(1);
    }
  });

  // SCHED-32
  test.each<[string, number, Partial<ScheduleProps>]>([
    ['because of the width', 1100, {}],
    ['by choice', 700, { view: 'grid' }],
  ])('scrolls the wall to the current time whenever it replaces a list %s', async (_, width, props) => {
    const entries = programmeOf(120, 4).entries.concat(scheduleEntries.sv);
    const { rerender } = render(at(700, { entries }));
    for (let times = 0; times < 2; times++) {
      rerender(at(width, { entries, ...props }));
      const line = () => grid().querySelector('[data-part="stick"]')!.getBoundingClientRect().top - grid().getBoundingClientRect().top;
      await expect.poll(() => grid().scrollTop).toBeGreaterThan(100);
      expect(line()).toBeGreaterThan(0);
      expect(line()).toBeLessThan(grid().clientHeight);
      rerender(at(700, { entries }));
      await expect.poll(() => grid().scrollTop).toBe(0);
    }
  });
});
