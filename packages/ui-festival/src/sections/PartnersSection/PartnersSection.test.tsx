import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PartnersSection } from './index.ts';
import { data, words } from './PartnersSection.fixtures.ts';

test('lists the partners, and links a partner only if it has an address', () => {
  render(<PartnersSection {...words.sv} partners={[...data.partners, { id: 'you', name: 'Ditt namn här' }]} />);
  expect(within(screen.getByRole('list', { name: 'Partner' })).getAllByRole('listitem')).toHaveLength(9);
  expect(screen.getByRole('link', { name: 'ASUS ROG' })).toHaveAttribute('href', '/partners/asus-rog');
  expect(screen.queryByRole('link', { name: 'Ditt namn här' })).toBeNull();
});
