import '../../styles/global.css';
import '../../tokens/tokens.css';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Schedule, type ScheduleProps } from './index.ts';
import { programmeOf, scheduleDays, scheduleLabels } from './Schedule.fixtures.ts';

afterEach(() => {
  cleanup();
  window.scrollTo(0, 0);
});

const show = (props: Partial<ScheduleProps> = {}) =>
  render(
    <Schedule
      {...programmeOf(120, 4)}
      days={scheduleDays}
      labels={scheduleLabels.sv}
      day={1}
      view="list"
      onDayChange={() => {}}
      onFavouriteChange={() => {}}
      {...props}
    />,
  );

// SCHED-31
test.each(['list', 'grid'] as const)('in the %s, sticky parts never cover what has focus', view => {
  const { container } = show({ view });
  const buttons = screen.getAllByRole('button', { name: /^Spara:/ });
  const bar = container.querySelector<HTMLElement>('[data-part="bar"]')!;
  const heads = container.querySelector<HTMLElement>('[data-part="heads"]')!;
  buttons.at(-1)?.focus();
  for (const button of buttons.slice(-40, -1).toReversed()) {
    button.focus();
    const { top } = button.getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(bar.getBoundingClientRect().bottom - 1);
    expect(top).toBeGreaterThanOrEqual(heads.getBoundingClientRect().bottom - 1);
  }
});

test('the day bar sticks', () => {
  const { container } = show();
  window.scrollTo(0, 1500);
  const bar = container.querySelector<HTMLElement>('[data-part="bar"]')!;
  expect(bar.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  expect(bar.getBoundingClientRect().top).toBeLessThan(100);
});

// SCHED-37
test('favourites are at least 44 px', () => {
  show();
  const [first] = screen.getAllByRole('button', { name: /^Spara:/ });
  const box = first?.getBoundingClientRect();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
});

test('days that are not chosen take no room, and stay in the page', () => {
  const { container } = show({
    entries: [...programmeOf(4, 4).entries, ...programmeOf(4, 4).entries.map(entry => ({ ...entry, id: `${entry.id}-2`, day: 2 }))],
  });
  const other = container.querySelector<HTMLElement>('[data-day="2"]')!;
  expect(other.querySelectorAll('[data-part="item"]')).toHaveLength(4);
  expect(other.getBoundingClientRect().height).toBe(0);
});
