import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PartnerPage } from './index.ts';
import { words } from './PartnerPage.fixtures.tsx';

test('its own site is led to only where it has one', () => {
  const { rerender } = render(<PartnerPage {...words.sv} />);
  expect(screen.queryByRole('link', { name: /Till Arla/ })).toBeNull();
  rerender(<PartnerPage {...words.sv} site={{ text: 'Till Arla', href: 'https://www.arla.se', isExternal: true }} />);
  expect(screen.getByRole('link', { name: /Till Arla/ })).toHaveAttribute('target', '_blank');
});

test('where nobody is quoted there is no band for it', () => {
  render(<PartnerPage {...words.sv} quotes={{ ...words.sv.quotes, items: [] }} />);
  expect(screen.queryByRole('region', { name: 'Så låter det' })).toBeNull();
});
