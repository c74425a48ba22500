import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TournamentPage } from './index.ts';
import { words } from './TournamentPage.fixtures.tsx';

test('the first way in stands in the opening and at the end, the others only at the end', () => {
  render(<TournamentPage {...words.sv} />);
  expect(screen.getAllByRole('link', { name: /Anmäl laget/ })).toHaveLength(2);
  const entry = within(screen.getByRole('region', { name: 'Anmälan' }));
  expect(entry.getByRole('link', { name: 'Köp biljett' })).toHaveAttribute('href', '/tickets');
  expect(entry.getByRole('link', { name: 'Alla turneringar' })).toHaveAttribute('href', '/esports');
});

test('before registration opens only the way back is left', () => {
  render(<TournamentPage {...words.sv} entry={{ ...words.sv.entry, ways: [] }} />);
  const entry = within(screen.getByRole('region', { name: 'Anmälan' }));
  expect(entry.getAllByRole('link').map(link => link.textContent)).toEqual(['Alla turneringar']);
});
