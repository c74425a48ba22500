import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PartnerTile } from './index.ts';

test('names a logo for assistive technology', () => {
  render(
    <PartnerTile name="Saab" href="/partners/saab">
      <svg aria-hidden="true" />
    </PartnerTile>,
  );
  expect(screen.getByRole('link', { name: 'Saab' })).toBeInTheDocument();
  expect(screen.queryByText('Saab')).toBeNull();
});

test('renders the last tile without a link', () => {
  render(<PartnerTile name="Din logga här?" />);
  expect(screen.queryByRole('link')).toBeNull();
});
