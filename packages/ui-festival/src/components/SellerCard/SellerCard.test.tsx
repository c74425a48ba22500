import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SellerCard } from './index.ts';

const labels = { links: 'Följ Tärningssmedjan', newTab: 'öppnas i ny flik' };
const profiles = [{ id: 'instagram', text: 'Instagram', href: 'https://instagram.example/tarningssmedjan' }];

test('lists its channels in a list that names the seller', () => {
  render(<SellerCard name="Tärningssmedjan" profiles={profiles} labels={labels} />);
  expect(screen.getByRole('list', { name: 'Följ Tärningssmedjan' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Instagram/ })).toHaveAttribute('target', '_blank');
});

test('has no list without channels', () => {
  render(<SellerCard name="Tärningssmedjan" labels={labels} />);
  expect(screen.queryByRole('list')).toBeNull();
});
