import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NotFound } from './index.ts';
import { words } from './NotFound.fixtures.ts';

test('without other ways there is no empty list', () => {
  render(<NotFound {...words.sv} links={undefined} image={undefined} />);
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
});
