import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TicketStub } from './index.ts';

const labels = { ticket: 'Biljett', youAre: 'Du är nummer', buyer: 'Köpare', bought: 'Köpt' };

test('shows number, buyer and time of purchase', () => {
  render(
    <TicketStub
      number={1337}
      name="Elin Åström"
      bought="13 december 2024 kl. 13.37"
      dateTime="2024-12-13T13:37:02+01:00"
      labels={labels}
    />,
  );
  expect(screen.getByRole('article', { name: 'Biljett 1337' })).toHaveTextContent('KöpareElin Åström');
  expect(screen.getByText('13 december 2024 kl. 13.37')).toHaveAttribute('datetime', '2024-12-13T13:37:02+01:00');
});
