import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Wordmark } from './index.ts';

test('is named by its label, and decorative without one', () => {
  const { rerender } = render(<Wordmark label="TÄND" />);
  expect(screen.getByRole('img', { name: 'TÄND' })).toBeInTheDocument();
  rerender(<Wordmark />);
  expect(screen.queryByRole('img')).toBeNull();
});

test('draws the mono version as one path, the colour version with match and flames', () => {
  const { container, rerender } = render(<Wordmark isMono />);
  expect(container.querySelectorAll('path')).toHaveLength(1);
  rerender(<Wordmark />);
  for (const part of ['flames', 'cores', 'stick', 'head']) expect(container.querySelector(`[data-part="${part}"]`)).not.toBeNull();
});

test('sets the name of another festival as text', () => {
  const { container } = render(<Wordmark name="GNISTA" />);
  expect(container).toHaveTextContent('GNISTA');
  expect(container.querySelector('path')).toBeNull();
});

test('draws nothing outside the grid of 48 × 19 cells', () => {
  const { container } = render(<Wordmark isMono />);
  const runs = [
    ...container
      .querySelector('path')!
      .getAttribute('d')!
      .matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)/g),
  ];
  expect(runs.length).toBeGreaterThan(30);
  expect(Math.max(...runs.map(([, x, , width]) => Number(x) + Number(width)))).toBe(48);
  expect(Math.max(...runs.map(([, , y, , height]) => Number(y) + Number(height)))).toBe(19);
});
