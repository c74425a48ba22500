import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Stack } from './index.ts';

test('gives a list element the role of a list', () => {
  render(
    <Stack element="ul" aria-label="Dagar">
      <li>Fredag</li>
    </Stack>,
  );
  expect(screen.getByRole('list', { name: 'Dagar' })).toHaveAttribute('role', 'list');
});
