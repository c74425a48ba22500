import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { groups, labels, suggestions } from './SearchDialog.fixtures.ts';
import { SearchDialog, type SearchGroup, type SearchState } from './index.ts';

const followed = vi.fn<(href: string | null) => void>();
const sent = vi.fn<(query: FormDataEntryValue | null) => void>();
const retried = vi.fn<() => void>();

function Page({ state = 'ready', found = groups }: { state?: SearchState; found?: readonly SearchGroup[] }) {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  return (
    <div
      onClickCapture={event => {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        if (!link) return;
        event.preventDefault(); // the test must not navigate
        followed(link.getAttribute('href'));
      }}
      onSubmit={event => {
        if (event.defaultPrevented) return;
        event.preventDefault();
        sent(new FormData(event.target).get('q'));
      }}
    >
      <button type="button" onClick={() => setOpen(true)}>
        Sök
      </button>
      <SearchDialog
        open={open}
        onOpenChange={() => setOpen(false)}
        query={query}
        onQueryChange={setQuery}
        {...{ state, suggestions, labels }}
        groups={found}
        action="/search"
        onRetry={retried}
      />
    </div>
  );
}
const focused = () => document.activeElement?.getAttribute('href') ?? document.activeElement?.tagName;
const open = async (state?: SearchState, found?: readonly SearchGroup[]) => {
  followed.mockClear();
  sent.mockClear();
  const { rerender } = render(<Page {...(state && { state })} {...(found && { found })} />);
  await userEvent.click(screen.getByRole('button', { name: 'Sök' }));
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
  return rerender;
};

test('stays in place while the list of results grows', async () => {
  await open();
  const before = screen.getByRole('dialog').offsetTop;
  await userEvent.keyboard('cos');
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })).not.toHaveLength(0));
  expect(screen.getByRole('dialog').offsetTop).toBe(before);
});

test('moves by the arrow keys from the field through the results and back', async () => {
  await open();
  await userEvent.keyboard('cos');
  const seen = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Home', 'End', 'ArrowUp', 'ArrowUp', 'ArrowUp']) {
    await userEvent.keyboard(`{${key}}`);
    seen.push(focused());
  }
  const [a, b, c] = ['/schedule?day=1', '/schedule?day=0', '/faq#props'];
  expect(seen).toEqual([a, b, c, c, a, c, b, a, 'INPUT']);
});

test('lets Home move the caret while the field has focus', async () => {
  await open();
  await userEvent.keyboard('os{Home}c');
  expect(screen.getByRole('searchbox')).toHaveValue('cos');
});

test('follows the first result by Enter in the field, and closes', async () => {
  await open();
  await userEvent.keyboard('cos{Enter}');
  expect(followed).toHaveBeenCalledExactlyOnceWith('/schedule?day=1');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('does nothing on Enter without a query', async () => {
  await open();
  await userEvent.keyboard('{Enter}');
  expect(followed).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog', { name: labels.title })).toBeVisible();
});

test.each(['ready', 'failed'] as const)('sends the query by Enter if there are no results, in the state %s', async state => {
  await open(state, []);
  await userEvent.keyboard('qqqqq{Enter}');
  expect(sent).toHaveBeenCalledExactlyOnceWith('qqqqq');
  expect(followed).not.toHaveBeenCalled();
});

test.each([
  ['follows the first result that arrives', 'ready', groups, [['/schedule?day=1']], []],
  ['sends the query if no result arrives', 'ready', [], [], [['cos']]],
  ['sends the query if loading fails', 'failed', groups, [], [['cos']]],
] as const)('handles Enter while results are loading: %s', async (_, state, found, links, queries) => {
  const rerender = await open('loading', []);
  await userEvent.keyboard('cos{Enter}');
  expect(followed).not.toHaveBeenCalled();
  expect(sent).not.toHaveBeenCalled();
  rerender(<Page state={state} found={found} />);
  await waitFor(() => expect([followed.mock.calls, sent.mock.calls]).toEqual([links, queries]));
});

test.each([
  ['the query has changed', 'x'],
  ['the dialog is closed', '{Escape}'],
])('drops an Enter that waits for results when %s', async (_, keys) => {
  const rerender = await open('loading', []);
  await userEvent.keyboard(`cos{Enter}${keys}`);
  rerender(<Page />);
  await waitFor(() => expect(screen.getByText(labels.count(3))).toBeInTheDocument());
  expect(followed).not.toHaveBeenCalled();
  expect(sent).not.toHaveBeenCalled();
});

test('leaves the field by ArrowDown only once the results have arrived', async () => {
  const rerender = await open('loading', []);
  await userEvent.keyboard('cos{ArrowDown}');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  rerender(<Page />);
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('/schedule?day=1');
});

test('closes by Escape and returns the focus', async () => {
  await open();
  await userEvent.keyboard('cos{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Sök' })).toHaveFocus());
});

test('ignores Escape and arrows while an input method composes', async () => {
  await open();
  await userEvent.keyboard('cos');
  const field = screen.getByRole('searchbox');
  for (const key of ['ArrowDown', 'Escape']) expect(fireEvent.keyDown(field, { key, isComposing: true })).toBe(true);
  expect(field).toHaveFocus();
  expect(screen.getByRole('dialog', { name: labels.title })).toBeVisible();
});

test('retries a failed request on a press', async () => {
  await open('failed');
  await userEvent.click(screen.getByRole('button', { name: labels.failed.retry }));
  expect(retried).toHaveBeenCalledOnce();
});
