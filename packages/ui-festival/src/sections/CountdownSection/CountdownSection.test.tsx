import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ClockProvider } from '@tand/ui/foundations/ClockProvider';
import { CountdownSection } from './index.ts';
import { data, words } from './CountdownSection.fixtures.ts';

test('shows a timer and the action before the target time', () => {
  render(
    <ClockProvider now={() => data.target - 60_000}>
      <CountdownSection {...data} {...words.sv} />
    </ClockProvider>,
  );
  expect(screen.getByRole('timer', { name: words.sv.labels.name })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Till biljetterna' })).toBeInTheDocument();
});

test('shows the action of `over` instead of the timer after the target time', () => {
  render(<CountdownSection {...words.sv} target={1000} />);
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getByRole('link', { name: 'Köp biljett' })).toHaveAttribute('href', '/tickets');
});
