import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { PartnerPage } from './index.ts';
import { words } from './PartnerPage.fixtures.tsx';

const pattern = <PartnerPage {...words.sv} />;
describeConformance(pattern);

// PARTNER-3
test('facts, quotes and the way back to all partners', () => {
  render(pattern);
  expect(within(screen.getByRole('region', { name: 'På plats' })).getByText('Kaffe, fil och bulle')).toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: 'Så låter det' })).getAllByRole('figure')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Alla partner' })).toHaveAttribute('href', '/partners');
});

test('its own site is led to only where it has one', () => {
  const { rerender } = render(pattern);
  expect(screen.queryByRole('link', { name: /Till Arla/ })).toBeNull();
  rerender(<PartnerPage {...words.sv} site={{ text: 'Till Arla', href: 'https://www.arla.se', isExternal: true }} />);
  expect(screen.getByRole('link', { name: /Till Arla/ })).toHaveAttribute('target', '_blank');
});

test('where nobody is quoted there is no band for it', () => {
  render(<PartnerPage {...words.sv} quotes={{ ...words.sv.quotes, items: [] }} />);
  expect(screen.queryByRole('region', { name: 'Så låter det' })).toBeNull();
});
