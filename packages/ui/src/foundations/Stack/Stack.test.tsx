import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Stack } from './index.ts';

test('renders a list element', () => {
  render(
    <Stack element="ul" aria-label="Dagar">
      <li>Fredag</li>
    </Stack>,
  );
  expect(screen.getByRole('list', { name: 'Dagar' })).toHaveAttribute('role', 'list');
});
