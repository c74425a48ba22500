import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PartnerTile } from '../PartnerTile/index.ts';
import { PartnerWall } from './index.ts';

test('lists each tile as an item', () => {
  render(
    <PartnerWall columns={3} aria-label="Huvudpartners">
      <PartnerTile name="TCL" href="/partners/tcl" />
      <PartnerTile name="Saab" href="/partners/saab" />
    </PartnerWall>,
  );
  expect(screen.getByRole('list', { name: 'Huvudpartners' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
