import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { carouselLabels } from '../components/Carousel/Carousel.fixtures.ts';
import { Carousel } from '../components/Carousel/index.ts';
import { DayPicker } from '../components/DayPicker/index.ts';
import { Pager } from '../components/Pager/index.ts';
import { Schedule } from '../components/Schedule/index.ts';
import { crowdedProgramme, entryOf, scheduleDays, scheduleLabels, schedulePlaces } from '../components/Schedule/Schedule.fixtures.ts';
import { ScheduleGrid } from '../components/ScheduleGrid/index.ts';
import { ScheduleList } from '../components/ScheduleList/index.ts';

const days = [
  { day: 0, shortName: 'fre 12', name: 'fredag' },
  { day: 1, shortName: 'lör 13', name: 'lördag' },
];
const parts = (
  <div style={{ width: 300 }}>
    <Pager
      page={2}
      total={3}
      getHref={page => `?sida=${page}`}
      labels={{ navigation: 'Sidor', previous: 'Förra', next: 'Nästa', page: String }}
    />
    <DayPicker days={days} labels={{ day: 'Dag', previousDay: 'Dagen före', nextDay: 'Dagen efter' }} />
    <Carousel label="Nivåer" labels={carouselLabels.sv}>
      {Array.from({ length: 5 }, (_, index) => (
        <p key={index} style={{ width: 200 }}>
          Nivå {index}
        </p>
      ))}
    </Carousel>
  </div>
);
const row = () => document.querySelector('[data-part="track"]')!;

test.each(['ltr', 'rtl'])('points arrows and scrolls a carousel in the direction of the text: %s', async dir => {
  render(<div dir={dir}>{parts}</div>);
  const scale = dir === 'rtl' ? '-1 1' : 'none';
  for (const part of ['Pager', 'DayPicker', 'Carousel']) {
    const arrows = document.querySelectorAll(`[data-component="${part}"] svg`);
    expect([...arrows].map(arrow => getComputedStyle(arrow).scale)).toEqual([scale, scale]);
  }
  const carousel = within(screen.getByRole('region', { name: 'Nivåer' }));
  await vi.waitFor(() => expect(carousel.getByRole('button', { name: 'Föregående' })).toHaveAttribute('aria-disabled', 'true'));
  await userEvent.click(carousel.getByRole('button', { name: 'Nästa' }));
  await vi.waitFor(() => expect(Math.sign(Math.round(row().scrollLeft))).toBe(dir === 'rtl' ? -1 : 1), { timeout: 10_000 });
});

const entries = [entryOf(1, 5, '12:00', '14:00', 'Quarter-finals'), entryOf(1, 5, '12:10', '13:00', 'Analysis')].map(entry => ({
  ...entry,
  kind: 'esport' as const,
}));
const pixels = (element: Element, name: string, pseudo?: string) => getComputedStyle(element, pseudo).getPropertyValue(name);

test.each([
  ['ltr', 'left', 'right'],
  ['rtl', 'right', 'left'],
])('puts the colour of an item before its text and the icon after it: %s', (dir, start, end) => {
  render(
    <div dir={dir}>
      <ScheduleList entries={entries} places={schedulePlaces.sv} days={scheduleDays.sv} labels={scheduleLabels.sv} />
    </div>,
  );
  const item = document.querySelector('li')!;
  const place = item.querySelector('[data-part="place"]')!;
  expect(pixels(item, start, '::before')).toBe('0px');
  expect(Number.parseFloat(pixels(item, `padding-${start}`))).toBeGreaterThan(Number.parseFloat(pixels(item, 'width', '::before')));
  expect(pixels(place, end, '::after')).toBe('0px');
  expect(Number.parseFloat(pixels(place, `padding-${end}`))).toBeGreaterThan(Number.parseFloat(pixels(place, 'width', '::after')));
});

test.each([
  ['ltr', 'left'],
  ['rtl', 'right'],
] as const)('puts hours at the start of the grid, and a later parallel item after an earlier one: %s', (dir, start) => {
  const { container } = render(
    <div dir={dir}>
      <ScheduleGrid day={scheduleDays.sv[1]!} entries={entries} places={schedulePlaces.sv} labels={scheduleLabels.sv} view="grid" />
    </div>,
  );
  expect(pixels(container.querySelector('[data-part="hours"]')!, start)).toBe('0px');
  const [first, second] = [...container.querySelectorAll('[data-part="item"]')].map(item => item.getBoundingClientRect()[start]);
  expect(Math.sign(second! - first!)).toBe(dir === 'rtl' ? -1 : 1);
});

test.each([
  ['ltr', 1, 'ArrowRight'],
  ['rtl', -1, 'ArrowLeft'],
] as const)('draws ScheduleStrip, and moves its focus by arrow key, in the direction of the text: %s', async (dir, sign, key) => {
  const { container } = render(
    <div dir={dir} style={{ width: 1280 }}>
      <Schedule {...crowdedProgramme(100, 20)} days={scheduleDays.sv} labels={scheduleLabels.sv} day={1} view="grid" />
    </div>,
  );
  const grid = container.querySelector('[data-part="grid"]')!;
  const strip = () => container.querySelector('[data-component="ScheduleStrip"]')!;
  await vi.waitFor(() => expect(strip().querySelector('[data-part="window"]')).toBeVisible());
  const [table, hour] = ['tbody', 'thead th'].map(part => strip().querySelector(part)!.getBoundingClientRect());
  const frame = () => strip().querySelector('[data-part="window"]')!.getBoundingClientRect();
  const distance = (a: DOMRect, b: DOMRect) => Math.abs(dir === 'rtl' ? a.right - b.right : a.left - b.left);
  expect(distance(frame(), hour!)).toBeLessThan(3);
  expect(frame().bottom).toBeLessThan(table!.bottom - 5);
  grid.scrollLeft = sign * grid.scrollWidth;
  await expect.poll(() => Math.abs(frame().bottom - table!.bottom)).toBeLessThan(3);
  expect(frame().top).toBeGreaterThan(table!.top + 5);

  expect(pixels(strip().querySelector('tbody tr')!, 'background-image')).toContain(`gradient(${sign * 90}deg,`);
  const cell = strip().querySelector<HTMLElement>('td[tabindex="0"]')!;
  cell.focus();
  await userEvent.keyboard(`{${key}}`);
  expect(document.activeElement).toBe(cell.nextElementSibling);
});
