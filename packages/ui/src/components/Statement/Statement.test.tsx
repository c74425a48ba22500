import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { Statement } from './index.ts';

describeConformance(
  <Statement title="Biljetterna är släppta" titleId="sale" kicker="Biljetter">
    LAN-platserna går först.
  </Statement>,
);

test('it is named by its heading', () => {
  render(<Statement title="Tack för i år" titleId="thanks" tone="night" />);
  expect(screen.getByRole('region', { name: 'Tack för i år' })).toHaveAttribute('data-band', 'night');
});
