import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { carouselLabels } from '../components/Carousel/Carousel.fixtures.ts';
import { Carousel } from '../components/Carousel/index.ts';
import { DayPicker } from '../components/DayPicker/index.ts';
import { Pager } from '../components/Pager/index.ts';

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

test.each(['ltr', 'rtl'])('points arrows in the direction of the row, which scrolls there: %s', async dir => {
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
