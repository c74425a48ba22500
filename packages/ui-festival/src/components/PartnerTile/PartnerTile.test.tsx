import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PartnerTile } from './index.ts';

test('renders no link without an address', () => {
  render(<PartnerTile name="Din logga här?" />);
  expect(screen.queryByRole('link')).toBeNull();
});
