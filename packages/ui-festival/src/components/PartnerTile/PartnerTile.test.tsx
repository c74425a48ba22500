import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PartnerTile } from './index.ts';

test('a logo keeps the name for those who do not see it', () => {
  render(
    <PartnerTile name="Saab" href="/partners/saab">
      <svg aria-hidden="true" />
    </PartnerTile>,
  );
  expect(screen.getByRole('link', { name: 'Saab' })).toBeInTheDocument();
  expect(screen.queryByText('Saab')).toBeNull();
});

test('the last tile may lead nowhere', () => {
  render(<PartnerTile name="Din logga här?" />);
  expect(screen.queryByRole('link')).toBeNull();
});
