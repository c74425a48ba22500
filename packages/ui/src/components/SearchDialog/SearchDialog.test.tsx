import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { groups, labels, suggestions } from './SearchDialog.fixtures.ts';
import { SearchDialog, type SearchDialogProps } from './index.ts';

const nothing = () => {};
const props: SearchDialogProps = {
  open: false,
  query: 'cosplay',
  state: 'ready',
  groups,
  suggestions,
  labels,
  onOpenChange: nothing,
  onQueryChange: nothing,
  onRetry: nothing,
};

const hidden = { hidden: true };
const results = () => screen.queryAllByRole('link', hidden).map(link => link.getAttribute('href'));

test('groups results by kind and omits kinds without results', () => {
  render(<SearchDialog {...props} />);
  expect(screen.getAllByRole('heading', { level: 3, ...hidden }).map(heading => heading.textContent)).toEqual([
    'The schedule',
    'Questions and answers',
  ]);
  expect(results()).toEqual(['/schedule?day=1', '/schedule?day=0', '/faq#props']);
  expect(screen.getByRole('status', hidden)).toHaveTextContent('3 results');
});

test.each([
  ['the query is empty', { query: ' ' }, ''],
  ['nothing matches', { groups: [] }, 'Nothing matches “cosplay”.'],
  ['the data is still loading', { state: 'loading' }, ''],
  ['the data could not be loaded', { state: 'failed' }, ''],
] as const)('shows suggestions when %s', (_when, change, said) => {
  render(<SearchDialog {...props} {...change} />);
  expect(results()).toEqual(suggestions.map(({ href }) => href));
  expect(screen.getAllByRole('status', hidden)[0]).toHaveTextContent(said);
});

test('follows the first result for text that is typed and submitted before `query` is updated', () => {
  const { rerender } = render(<SearchDialog {...props} query="" state="loading" />);
  const field = screen.getByRole<HTMLInputElement>('searchbox', hidden);
  field.closest('dialog')!.open = true;
  field.value = 'cosplay';
  fireEvent.submit(field.form!);
  const onClick = vi.fn<(event: MouseEvent) => void>(event => event.stopPropagation());
  document.addEventListener('click', onClick, { capture: true, once: true });
  rerender(<SearchDialog {...props} />);
  expect(onClick).toHaveBeenCalledOnce();
});
