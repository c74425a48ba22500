import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Grid } from './index.ts';

test.each([390, 1280])('has a smaller row gap when tight and a larger row gap when loose, at %i px', async width => {
  await page.viewport(width, 800);
  const rowGaps = (['tight', 'base', 'loose'] as const).map(gap => {
    const { container } = render(<Grid gap={gap}>Mat</Grid>);
    return Number.parseFloat(getComputedStyle(container.querySelector('[data-component="Grid"]')!).rowGap);
  });
  expect(rowGaps).toEqual(rowGaps.toSorted((a, b) => a - b));
  expect(new Set(rowGaps).size).toBe(3);
});

test('lets `data-span="4"` span two columns and rows at 1280 px, and one column at 390 px', async () => {
  const { container } = render(
    <Grid>
      <div data-span="4">Fyra dagar</div>
      <div>Lag</div>
      <div>Dag</div>
    </Grid>,
  );
  const [first, second] = [...container.querySelectorAll('[data-component="Grid"] > div')].map(
    child => () => child.getBoundingClientRect(),
  );
  await page.viewport(1280, 800);
  expect(first!().width).toBeGreaterThan(second!().width * 2);
  expect(first!().height).toBeGreaterThan(second!().height * 2);
  await page.viewport(390, 800);
  expect(first!().width).toBe(second!().width);
});

test.each([5, 6, 7])('leaves no hole in the last row of a filled grid of %i cells, at 800 and 1280 px', async count => {
  const { container } = render(
    <Grid isFilled>
      {Array.from({ length: count }, (_, cell) => (
        <div key={cell}>{cell}</div>
      ))}
    </Grid>,
  );
  const grid = container.querySelector('[data-component="Grid"]')!;
  for (const width of [800, 1280]) {
    await page.viewport(width, 800);
    expect(grid.lastElementChild!.getBoundingClientRect().right).toBeCloseTo(grid.getBoundingClientRect().right, 0);
    expect(grid.firstElementChild!.getBoundingClientRect().width).toBeLessThan(width / 2);
  }
});
