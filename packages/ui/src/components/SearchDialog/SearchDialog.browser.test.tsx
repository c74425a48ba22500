import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { groups, labels, suggestions } from './SearchDialog.fixtures.ts';
import { SearchDialog, type SearchState } from './index.ts';

const followed = vi.fn<(href: string | null) => void>();
const retried = vi.fn<() => void>();

function Page({ state = 'ready' }: { state?: SearchState }) {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  return (
    <div
      onClickCapture={event => {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        if (!link) return;
        event.preventDefault(); // the test stays on its page
        followed(link.getAttribute('href'));
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
        {...{ state, groups, suggestions, labels }}
        onRetry={retried}
      />
    </div>
  );
}
const focused = () => document.activeElement?.getAttribute('href') ?? document.activeElement?.tagName;
const open = async (state?: SearchState) => {
  followed.mockClear();
  render(<Page {...(state && { state })} />);
  await userEvent.click(screen.getByRole('button', { name: 'Sök' }));
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
};

test('the field stays where it is while what is found grows below it', async () => {
  await open();
  const before = screen.getByRole('dialog').offsetTop;
  await userEvent.keyboard('cos');
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })).not.toHaveLength(0));
  expect(screen.getByRole('dialog').offsetTop).toBe(before);
});

test('the arrow keys lead from the field through the results and back', async () => {
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

test('Home and End stay the field’s own while it is used', async () => {
  await open();
  await userEvent.keyboard('os{Home}c');
  expect(screen.getByRole('searchbox')).toHaveValue('cos');
});

test('Enter in the field follows the first result and closes', async () => {
  await open();
  await userEvent.keyboard('cos{Enter}');
  expect(followed).toHaveBeenCalledExactlyOnceWith('/schedule?day=1');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('Enter with nothing typed follows nothing', async () => {
  await open();
  await userEvent.keyboard('{Enter}');
  expect(followed).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog', { name: 'Sök' })).toBeVisible();
});

test('Escape closes it and the focus returns', async () => {
  await open();
  await userEvent.keyboard('cos{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Sök' })).toHaveFocus());
});

test('while letters are put together Escape and the arrows are not its own', async () => {
  await open();
  await userEvent.keyboard('cos');
  const field = screen.getByRole('searchbox');
  for (const key of ['ArrowDown', 'Escape']) expect(fireEvent.keyDown(field, { key, isComposing: true })).toBe(true);
  expect(field).toHaveFocus();
  expect(screen.getByRole('dialog', { name: 'Sök' })).toBeVisible();
});

test('what could not be fetched can be asked for again', async () => {
  await open('failed');
  await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(retried).toHaveBeenCalledOnce();
});
