import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { Stack } from './index.ts';

describeConformance(<Stack direction="row">Schema</Stack>, { refInstanceof: HTMLDivElement });

test('a list stays a list', () => {
  render(
    <Stack element="ul" aria-label="Dagar">
      <li>Fredag</li>
    </Stack>,
  );
  expect(screen.getByRole('list', { name: 'Dagar' })).toHaveAttribute('role', 'list');
});
