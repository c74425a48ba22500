import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { Grid } from './index.ts';

describeConformance(<Grid columns={4}>Stadsdelar</Grid>, { refInstanceof: HTMLDivElement });

test('a list stays a list', () => {
  render(
    <Grid element="ul" aria-label="Stadsdelar">
      <li>Tokyo Town</li>
    </Grid>,
  );
  expect(screen.getByRole('list', { name: 'Stadsdelar' })).toHaveAttribute('role', 'list');
});
