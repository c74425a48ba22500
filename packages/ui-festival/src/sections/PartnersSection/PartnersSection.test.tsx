import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PartnersSection } from './index.ts';
import { data, words } from './PartnersSection.fixtures.ts';

test('renders every wall as a list and every partner with an address as a link', () => {
  render(
    <PartnersSection {...words.sv} walls={[...data.walls, { id: 'all', columns: 4, partners: [{ id: 'you', name: 'Ditt namn här' }] }]} />,
  );
  const walls = screen.getAllByRole('list', { name: 'Partner' });
  expect(walls.map(wall => within(wall).getAllByRole('listitem').length)).toEqual([4, 4, 1]);
  expect(screen.getByRole('link', { name: 'ASUS ROG' })).toHaveAttribute('href', '/partners/asus-rog');
  expect(screen.queryByRole('link', { name: 'Ditt namn här' })).toBeNull();
});
