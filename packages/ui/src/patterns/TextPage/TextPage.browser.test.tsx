import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../styles/fonts.css';
import '../../styles/global.css';
import '../../tokens/tokens.css';
import { TextPage } from './index.ts';

const picture = { src: '/img/scenes/camping-day.svg', alt: 'Tält', width: 560, height: 345 };

test.each(['Camping', 'Rosa helikopter', 'Ackrediteringen'])('no word of "%s" is broken beside a picture on a tablet', async headline => {
  await page.viewport(768, 1024);
  await document.fonts.load('900 40px "Anybody"', headline);
  render(<TextPage headline={headline} preamble="Slå läger intill hallen." picture={picture} />);
  const heading = screen.getByRole('heading', { level: 1 });
  const lines = Math.round(heading.clientHeight / Number.parseFloat(getComputedStyle(heading).lineHeight));
  expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  expect(lines).toBe(headline.split(' ').length);
});

/** How far above the striker the picture ends. */
function reach(isFramed: boolean) {
  const { container, unmount } = render(<TextPage headline="Camping" preamble="Slå läger." picture={{ ...picture, isFramed }} />);
  const band = container.querySelector('[data-component="Section"]')!.getBoundingClientRect();
  const box = container.querySelector('[data-component="Picture"]')!.getBoundingClientRect();
  unmount();
  return band.bottom - 26 - box.bottom;
}

test('a box drawn without a frame reaches over the lower edge of its band, a framed picture stays inside', async () => {
  await page.viewport(1440, 900);
  expect(reach(true)).toBeGreaterThan(0);
  expect(reach(false)).toBeLessThan(0);
});
