import '../../tokens/tokens.css';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Stack } from './index.ts';

test.each([
  [390, false],
  [1440, true],
])('wraps a row with `isScrolling` only on wide screens, at %i px: %s', async (width, isWrapped) => {
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
  expect(tops.size > 1).toBe(isWrapped);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
