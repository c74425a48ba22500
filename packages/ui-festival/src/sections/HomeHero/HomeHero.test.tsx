import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ClockProvider } from '@tand/ui/foundations/ClockProvider';
import { HomeHero } from './index.ts';
import { onNow, words } from './HomeHero.fixtures.ts';

test('shows the heading, the action, the time left and the current phase', () => {
  const target = Date.parse('2025-06-13T10:00:00+02:00');
  render(
    <ClockProvider now={() => target - 60_000}>
      <HomeHero {...words.sv} />
    </ClockProvider>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'En ask full av spel' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Köp biljett' })).toHaveAttribute('href', '/tickets');
  expect(screen.getByRole('timer', { name: words.sv.countdown.labels.name })).toBeInTheDocument();
  expect(screen.getByText('Biljetterna är släppta')).toBeInTheDocument();
});

test('offers the schedule once the doors are open', () => {
  render(
    <ClockProvider now={() => words.sv.countdown.target}>
      <HomeHero {...words.sv} />
    </ClockProvider>,
  );
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getByRole('link', { name: 'Se schemat' })).toHaveAttribute('href', '/schedule');
});

// HOME-5
test('lists current items as links, with place and end, instead of the countdown', () => {
  render(<HomeHero {...words.sv} onNow={onNow.sv} />);
  const list = screen.getByRole('list', { name: 'Det här är på just nu' });
  expect(within(list).getAllByRole('link')).toHaveLength(4);
  expect(within(list).getByRole('link', { name: 'CS2: semifinal' }).closest('li')).toHaveTextContent(
    '3CS2: semifinalNeon District, till 16.30',
  );
  expect(screen.getByRole('heading', { name: 'Det här är på just nu' })).toBeInTheDocument();
  expect(screen.queryByRole('timer')).toBeNull();
});
