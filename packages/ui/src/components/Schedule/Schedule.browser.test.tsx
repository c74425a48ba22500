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

// SCHED-30
test.each([
  [1100, 16, 'grid'],
  [700, 16, 'list'],
  [1100, 24, 'list'],
] as const)(
  'in %i px with text of %i px the view that is shown is marked: %s, as the width says before script and after',
  async (width, size, shown) => {
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
  },
);
