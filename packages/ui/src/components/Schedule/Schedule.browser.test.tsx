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
test('on the wall, labels and hours never cover what has focus', () => {
  const { container } = show({ view: 'grid' });
  const titles = [...container.querySelectorAll<HTMLElement>('[data-part="board"] [data-part="title"]')];
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

// SCHED-37
test('favourites are at least 44 px', () => {
  show();
  const [first] = screen.getAllByRole('button', { name: /^Spara:/ });
  const box = first?.getBoundingClientRect();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
});
