import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NextSection } from './index.ts';
import { words } from './NextSection.fixtures.ts';

test('renders no list without links', () => {
  render(<NextSection {...words.sv} links={[]} />);
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByRole('link', { name: 'Alla aktiviteter' })).toHaveAttribute('href', '/activities');
});
