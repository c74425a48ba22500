import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NotFoundPage } from './index.ts';
import { words } from './NotFoundPage.fixtures.ts';

test('without other ways there is no empty list', () => {
  render(<NotFoundPage {...words.sv} links={undefined} image={undefined} />);
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
});
