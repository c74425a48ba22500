import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ScheduleItemDetails } from './index.ts';
import { words } from './ScheduleItemDetails.fixtures.ts';

test('has headings for the map and the further items, and none without these', () => {
  const { rerender } = render(<ScheduleItemDetails {...words.sv} />);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Hitta hit', 'Mer i Neon District']);
  expect(screen.getByRole('link', { name: 'Neon District på hallplanen' })).toHaveAttribute('href', '/eventinfo#neon-district');
  expect(screen.getByText('Neon District', { selector: 'strong' }).parentElement).toHaveTextContent(/3 min från entrén/);
  rerender(<ScheduleItemDetails facts={words.sv.facts} back={words.sv.back} />);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByRole('link', { name: 'Hela fredagen' })).toHaveAttribute('href', '/schedule?day=0');
});
