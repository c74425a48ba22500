import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NotFound } from './index.ts';
import { words } from './NotFound.fixtures.ts';

test('renders no section of links without links', () => {
  render(<NotFound {...words.sv} links={undefined} image={undefined} />);
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
});
