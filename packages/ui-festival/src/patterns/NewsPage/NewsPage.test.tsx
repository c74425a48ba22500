import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NewsPage } from './index.ts';
import { words } from './NewsPage.fixtures.ts';

test('without items it says so; without an answer there is no list at all', () => {
  const { rerender } = render(<NewsPage {...words.sv} items={[]} empty="Här är det tomt än så länge." />);
  expect(screen.getByText('Här är det tomt än så länge.')).toBeInTheDocument();
  rerender(<NewsPage {...words.sv} items={null} empty="Här är det tomt än så länge." notice={<p>Nyheterna gick inte att hämta.</p>} />);
  expect(screen.queryByText('Här är det tomt än så länge.')).toBeNull();
  expect(screen.queryByRole('list', { name: 'Alla nyheter' })).toBeNull();
  expect(screen.getByText('Nyheterna gick inte att hämta.')).toBeInTheDocument();
});

test('the newest leads the first page and no other', () => {
  const { container, rerender } = render(<NewsPage {...words.sv} />);
  expect(container.querySelectorAll('[data-feature]')).toHaveLength(1);
  rerender(<NewsPage {...words.sv} pager={{ ...words.sv.pager, page: 2 }} />);
  expect(container.querySelectorAll('[data-feature]')).toHaveLength(0);
});
