import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Grid } from './index.ts';

test('renders a list element', () => {
  render(
    <Grid element="ul" aria-label="Stadsdelar">
      <li>Tokyo Town</li>
    </Grid>,
  );
  expect(screen.getByRole('list', { name: 'Stadsdelar' })).toHaveAttribute('role', 'list');
});
