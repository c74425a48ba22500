import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { TicketsPage } from './index.ts';
import { words } from './TicketsPage.fixtures.tsx';

const pattern = <TicketsPage {...words.sv} />;
describeConformance(pattern);

const region = (name: string) => within(screen.getByRole('region', { name }));

test('tickets, what they include, and what else can be bought', () => {
  render(pattern);
  expect(region('Fyra sorters biljett').getAllByRole('article')).toHaveLength(4);
  const included = region('Vad ingår i vad?');
  expect(included.getAllByRole('columnheader').map(head => head.textContent)).toEqual([
    'LAN-biljett',
    'Festivalpass',
    'Dagsbiljett',
    'Föräldrapass',
  ]);
  expect(included.getAllByText('Tillval')).toHaveLength(1);
  for (const link of region('Lägg till i asken').getAllByRole('link')) expect(link).toHaveAttribute('target', '_blank');
});

test('the way to the battle pass, the seats and the groups', () => {
  render(pattern);
  const hrefs = screen.getAllByRole('link').map(link => link.getAttribute('href'));
  expect(hrefs).toEqual(expect.arrayContaining(['/tickets/battlepass', '/tickets/seatbooking', '/tickets/groups']));
});
