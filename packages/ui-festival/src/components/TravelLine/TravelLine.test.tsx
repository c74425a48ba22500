import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TravelLine } from './index.ts';
import { words } from './TravelLine.fixtures.ts';

test('lists the stops in order, with the way from each to the next', () => {
  render(<TravelLine {...words.sv} />);
  const stops = within(screen.getByRole('region', { name: words.sv.headline })).getAllByRole('listitem');
  expect(stops.map(({ textContent }) => textContent)).toEqual(words.sv.stops.map(({ headline, text, leg = '' }) => headline + text + leg));
});
