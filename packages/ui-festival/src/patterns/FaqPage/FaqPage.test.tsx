import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FaqPage } from './index.ts';
import { words } from './FaqPage.fixtures.tsx';

test('groups are regions, and chips lead to all but what belongs to another one', () => {
  render(<FaqPage {...words.sv} />);
  expect(screen.getByRole('region', { name: 'Och om jag ångrar mig?' })).toBeInTheDocument();
  const jumps = within(screen.getByRole('navigation', { name: 'Hoppa till' })).getAllByRole('link');
  expect(jumps.map(link => link.getAttribute('href'))).toEqual(['#general', '#tickets']);
});
