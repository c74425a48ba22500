import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Badge, badgeTones } from './index.ts';

test.each(badgeTones)('is text without a role, in the tone %s', tone => {
  render(
    <p>
      Final <Badge tone={tone}>Cancelled</Badge>
    </p>,
  );
  expect(screen.getByText('Cancelled')).not.toHaveAttribute('role');
  expect(screen.getByRole('paragraph')).toHaveTextContent('Final Cancelled');
});
