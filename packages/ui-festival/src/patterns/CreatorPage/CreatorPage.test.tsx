import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CreatorPage } from './index.ts';
import { words } from './CreatorPage.fixtures.tsx';

test('without channels there is no list of them', () => {
  render(<CreatorPage {...words.sv} profiles={[]} />);
  expect(screen.queryByRole('list', { name: 'Kanaler: TurboTant' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
});
