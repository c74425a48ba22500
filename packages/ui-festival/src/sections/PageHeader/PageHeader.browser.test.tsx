import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '@tand/ui/styles';
import '@tand/ui/tokens';
import { PageHeader } from './index.ts';

const picture = { src: '/img/scenes/camping-day.svg', alt: 'Tält', width: 560, height: 345 };

/** Width of a capital letter of the display font in em, for each per cent of its stretch. */
const capital = 0.0074;

test.each(['Camping', 'Kreatörer', 'Rosa helikopter', 'Ackrediteringen'])(
  'fits the longest word of "%s" in the column next to a picture on a tablet',
  async headline => {
    await page.viewport(768, 1024);
    render(<PageHeader title={headline} lead="Slå läger intill hallen." image={picture} />);
    const heading = screen.getByRole('heading', { level: 1 });
    const { fontSize, fontStretch } = getComputedStyle(heading);
    const longest = Math.max(...headline.split(' ').map(word => word.length));
    const room = heading.clientWidth / longest / Number.parseFloat(fontSize);
    expect(room).toBeGreaterThanOrEqual(capital * Number.parseFloat(fontStretch));
  },
);

/** Distance in px from the picture's lower edge to the upper edge of the striker, which is 26 px high. */
function reach(isFramed: boolean) {
  const { container, unmount } = render(<PageHeader title="Camping" lead="Slå läger." image={{ ...picture, isFramed }} />);
  const band = container.querySelector('[data-component="PageHeader"]')!.getBoundingClientRect();
  const box = container.querySelector('[data-component="Picture"]')!.getBoundingClientRect();
  unmount();
  return band.bottom - 26 - box.bottom;
}

test('lets an unframed picture overlap the striker below it, and a framed picture end above it', async () => {
  await page.viewport(1440, 900);
  expect(reach(true)).toBeGreaterThan(0);
  expect(reach(false)).toBeLessThan(0);
});

test('needs no extra height on a phone for a framed picture, which does not cover the heading', async () => {
  await page.viewport(390, 844);
  const measure = (image?: typeof picture & { isFramed?: boolean }, isBrief?: boolean) => {
    const { container, unmount } = render(<PageHeader title="Camping" lead="Slå läger." image={image} isBrief={isBrief} />);
    const height = container.querySelector('[data-component="PageHeader"]')!.clientHeight;
    const [heading, box] = ['h1', '[data-component="Picture"]'].map(part => container.querySelector(part)?.getBoundingClientRect());
    unmount();
    return { height, overlap: (box?.bottom ?? 0) - heading!.top };
  };
  const framed = measure({ ...picture, isFramed: true });
  expect(framed.height).toBe(measure().height);
  expect(framed.overlap).toBeLessThanOrEqual(0);
  expect(measure({ ...picture, isFramed: false }, true).height).toBe(framed.height);
  expect(measure({ ...picture, isFramed: false }).height).toBeGreaterThan(framed.height);
});
