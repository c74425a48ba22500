import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { changeSearch, useAddress } from './address.ts';

const read = ({ search }: Location) => search;
function Query() {
  return <output>{useAddress(read, undefined)}</output>;
}

const set = (name: string, value: string) => (search: URLSearchParams) => {
  search.set(name, value);
  return search;
};
const shown = () => screen.getByRole('status').textContent;

beforeEach(() => history.pushState(null, '', '/list?day=1'));

test('shows a changed query, adds it to the history, and shows the earlier query after Back', async () => {
  render(<Query />);
  expect(shown()).toBe('?day=1');
  const { length } = history;
  act(() => changeSearch(set('view', 'list')));
  expect(shown()).toBe('?day=1&view=list');
  expect(location.pathname + location.search).toBe('/list?day=1&view=list');
  expect(history.length).toBe(length + 1);
  const isThere = new Promise(resolve => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await act(() => isThere);
  expect(shown()).toBe('?day=1');
});

test('applies all changes that are made before the next render', () => {
  render(<Query />);
  act(() => {
    changeSearch(set('kind', 'food'));
    changeSearch(set('view', 'list'));
  });
  expect(shown()).toBe('?day=1&kind=food&view=list');
});

test('adds no entry to the history with `replace`, or if the query does not change', () => {
  history.replaceState({ left: 1 }, '');
  const { length } = history;
  changeSearch(set('day', '1'));
  changeSearch(set('q', 'a b'), { replace: true });
  expect(location.search).toBe('?day=1&q=a+b');
  expect(history.length).toBe(length);
  expect(history.state).toEqual({ left: 1 });
});
