import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { FoodPage } from './index.ts';
import { days, words } from './FoodPage.fixtures.tsx';

const pattern = <FoodPage {...words.sv} />;
describeConformance(pattern);

test('what is served, where and when, and the way back', () => {
  render(pattern);
  const menu = within(screen.getByRole('region', { name: 'Vad står på luckan?' }));
  expect(menu.getAllByRole('listitem')).toHaveLength(3);
  expect(menu.getByText('Kl. 11.00–01.00')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Se övriga matställen' })).toHaveAttribute('href', '/food');
});

test('a kitchen that changes by the day has a region a day', () => {
  render(<FoodPage {...words.sv} menu={undefined} days={days.sv} />);
  expect(within(screen.getByRole('region', { name: 'Lördag 14 juni' })).getByText(/Taco till hela raden/)).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Vad står på luckan?' })).toBeNull();
});
