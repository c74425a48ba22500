import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PinnedMap } from './index.ts';

test('draws the pin at `at`, a position in per cent of the picture', () => {
  const { container } = render(<PinnedMap image={{ src: '/map.svg', width: 800, height: 400, alt: 'Map' }} at={{ x: 50, y: 25 }} />);
  expect(screen.getByRole('img', { name: 'Map' })).toBeInTheDocument();
  expect(container.querySelector('g')).toHaveAttribute('transform', 'translate(400 100) scale(2)');
});
