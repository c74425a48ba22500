import { render, screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { carouselLabels } from './Carousel.fixtures.ts';
import { Carousel } from './index.ts';

const show = () =>
  render(
    <div style={{ width: 300 }}>
      <Carousel label="Nivåer" labels={carouselLabels.sv}>
        {Array.from({ length: 6 }, (_, index) => (
          <a key={index} href={`#${index}`} style={{ display: 'block', width: 234, height: 100 }}>
            Nivå {index + 1}
          </a>
        ))}
      </Carousel>
    </div>,
  );
const link = (number: number) => screen.getByRole('link', { name: `Nivå ${number}` });
const isSkipped = (number: number) => link(number).tabIndex < 0;

// CAR-3
test('moves focus by Tab to the first visible slide after presses of Next', async () => {
  show();
  await vi.waitFor(() => expect(isSkipped(4)).toBe(true), { timeout: 10_000 });
  const next = screen.getByRole('button', { name: 'Nästa' });
  await userEvent.click(next);
  await userEvent.click(next);
  await vi.waitFor(() => expect([isSkipped(1), isSkipped(3)]).toEqual([true, false]), { timeout: 10_000 });
  // Waits until the row stops, because scrolling changes the first visible slide.
  const track = document.querySelector('[data-part="track"]')!;
  let last = -1;
  await vi.waitFor(
    () => {
      const before = last;
      last = track.scrollLeft;
      expect(last).toBe(before);
    },
    { timeout: 10_000, interval: 100 },
  );
  expect(next).toHaveFocus();
  const first = [1, 2, 3, 4, 5, 6].find(number => !isSkipped(number))!;
  expect(first).toBeGreaterThan(1);
  await userEvent.tab();
  expect(link(first)).toHaveFocus();
});

test('disables Next at the end of the row', async () => {
  show();
  const track = document.querySelector('[data-part="track"]');
  track?.scrollTo({ left: 10_000, behavior: 'instant' });
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Nästa' })).toHaveAttribute('aria-disabled', 'true'), {
    timeout: 10_000,
  });
  expect(screen.getByRole('button', { name: 'Föregående' })).toHaveAttribute('aria-disabled', 'false');
});

// CAR-3
test('leaves the focus on a slide that scrolls out of view, and text out of view can be found', async () => {
  show();
  const track = document.querySelector('[data-part="track"]')!;
  link(1).focus();
  track.scrollTo({ left: 10_000, behavior: 'instant' });
  await vi.waitFor(() => expect(isSkipped(1)).toBe(true), { timeout: 10_000 });
  expect(link(1)).toHaveFocus();
  // TypeScript does not know `window.find`.
  const { find } = window as unknown as { find: (text: string) => boolean };
  expect(find('Nivå 2')).toBe(true);
});
