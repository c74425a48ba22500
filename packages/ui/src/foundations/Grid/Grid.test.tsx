import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Grid } from './index.ts';

test('gives a list element the role of a list', () => {
  render(
    <Grid element="ul" aria-label="Stadsdelar">
      <li>Tokyo Town</li>
    </Grid>,
  );
  expect(screen.getByRole('list', { name: 'Stadsdelar' })).toHaveAttribute('role', 'list');
});
