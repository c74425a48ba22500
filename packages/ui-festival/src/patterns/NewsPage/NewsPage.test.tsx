import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { NewsPage } from './index.ts';
import { words } from './NewsPage.fixtures.ts';

const pattern = <NewsPage {...words.sv} />;
describeConformance(pattern);

test('topics, items and pages are links', () => {
  render(pattern);
  expect(within(screen.getByRole('navigation', { name: 'Välj ämne' })).getByRole('link', { current: true })).toHaveAccessibleName('Allt');
  const list = within(screen.getByRole('list', { name: 'Alla nyheter' }));
  expect(list.getAllByRole('heading', { level: 2 }).map(heading => heading.textContent)).toEqual(words.sv.items.map(({ title }) => title));
  expect(within(screen.getByRole('navigation', { name: 'Sidor med nyheter' })).getByRole('link', { name: 'Äldre' })).toHaveAttribute(
    'href',
    '/news/page/2',
  );
  expect(screen.getByRole('link', { name: 'RSS' }).closest('p')).toHaveTextContent('Följ nyheterna i din egen läsare: RSS, Atom');
});

test('without items it says so; without an answer there is no list at all', () => {
  const { rerender } = render(<NewsPage {...words.sv} items={[]} empty="Här är det tomt än så länge." />);
  expect(screen.getByText('Här är det tomt än så länge.')).toBeInTheDocument();
  rerender(<NewsPage {...words.sv} items={null} empty="Här är det tomt än så länge." notice={<p>Nyheterna gick inte att hämta.</p>} />);
  expect(screen.queryByText('Här är det tomt än så länge.')).toBeNull();
  expect(screen.queryByRole('list', { name: 'Alla nyheter' })).toBeNull();
  expect(screen.getByText('Nyheterna gick inte att hämta.')).toBeInTheDocument();
});

test('the newest leads the first page and no other', () => {
  const { container, rerender } = render(pattern);
  expect(container.querySelectorAll('[data-feature]')).toHaveLength(1);
  rerender(<NewsPage {...words.sv} pager={{ ...words.sv.pager, page: 2 }} />);
  expect(container.querySelectorAll('[data-feature]')).toHaveLength(0);
});
