import '../../tokens/tokens.css';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Stack } from './index.ts';

test.each([
  [390, 1],
  [1440, 2],
])('wraps a row with `isScrolling` on wide screens only: at %i px, lines: %i or more', async (width, lines) => {
  await page.viewport(width, 800);
  const topics = Array.from({ length: 30 }, (_, index) => `Ämne nummer ${index}`);
  render(
    <div style={{ paddingInline: 16 }}>
      <Stack direction="row" isScrolling>
        {topics.map(topic => (
          <span key={topic}>{topic}</span>
        ))}
      </Stack>
    </div>,
  );
  const tops = new Set(topics.map(topic => screen.getByText(topic).offsetTop));
  expect(Math.min(tops.size, 2)).toBe(lines);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
