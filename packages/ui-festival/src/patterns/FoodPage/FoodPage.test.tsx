import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FoodPage } from './index.ts';
import { days, words } from './FoodPage.fixtures.tsx';

test('a kitchen that changes by the day has a region a day', () => {
  render(<FoodPage {...words.sv} menu={undefined} days={days.sv} />);
  expect(within(screen.getByRole('region', { name: 'Lördag 14 juni' })).getByText(/Taco till hela raden/)).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Vad står på luckan?' })).toBeNull();
});
