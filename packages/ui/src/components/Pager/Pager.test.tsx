import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Pager } from './index.ts';
import { pagesToShow } from './pages.ts';

const props = {
  page: 2,
  total: 9,
  getHref: (page: number) => `/news?page=${page}`,
  labels: { navigation: 'Sidor', previous: 'Nyare', next: 'Äldre', page: (page: number) => `Sida ${page}` },
};

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
])('lists the ends and the neighbours of page %i of %i, without a gap of one page', (page, total, expected) =>
  expect(pagesToShow(page, total)).toEqual(expected),
);

test('links pages to their addresses and marks the current one', () => {
  render(<Pager {...props} />);
  expect(screen.getByRole('link', { name: 'Sida 2', current: 'page' })).toHaveAttribute('href', '/news?page=2');
  expect(screen.getByRole('link', { name: 'Nyare' })).toHaveAttribute('href', '/news?page=1');
  expect(screen.getByRole('link', { name: 'Nyare' })).toHaveAttribute('rel', 'prev');
  expect(screen.getByRole('link', { name: 'Äldre' })).toHaveAttribute('rel', 'next');
  expect(screen.getByRole('link', { name: 'Äldre' })).toHaveAttribute('href', '/news?page=3');
});

test('has no link before the first page and none after the last', () => {
  const { rerender } = render(<Pager {...props} page={1} />);
  expect(screen.queryByRole('link', { name: 'Nyare' })).toBeNull();
  rerender(<Pager {...props} page={9} />);
  expect(screen.queryByRole('link', { name: 'Äldre' })).toBeNull();
});

test('renders nothing for a single page', () => {
  render(<Pager {...props} page={1} total={1} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
