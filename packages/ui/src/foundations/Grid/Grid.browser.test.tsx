import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Grid } from './index.ts';

test.each([390, 1280])('at %i px a tight grid is closer and a loose one wider than the usual', async width => {
  await page.viewport(width, 800);
  const rowGaps = (['tight', 'base', 'loose'] as const).map(gap => {
    const { container } = render(<Grid gap={gap}>Mat</Grid>);
    return Number.parseFloat(getComputedStyle(container.querySelector('[data-component="Grid"]')!).rowGap);
  });
  expect(rowGaps).toEqual(rowGaps.toSorted((a, b) => a - b));
  expect(new Set(rowGaps).size).toBe(3);
});
