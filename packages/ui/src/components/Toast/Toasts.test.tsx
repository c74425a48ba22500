import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { focusOutside } from '../../test/focusOutside.ts';
import { createToasts, Toasts } from './index.ts';

const labels = { region: 'Messages', close: 'Close' };
const texts = () => [...screen.getByRole('log').children].map(box => box.textContent);
const show = (limit?: number) => {
  const queue = createToasts();
  render(
    <>
      <button type="button">Save</button>
      <Toasts queue={queue} labels={labels} limit={limit} />
    </>,
  );
  const add = (text: string, seconds?: number) => {
    const closers: (() => void)[] = [];
    act(() => void closers.push(queue.add({ text, seconds })));
    return closers[0]!;
  };
  return { queue, add };
};

beforeEach(() => void vi.useFakeTimers());

test('shows no more messages than its limit, and the next one when a message closes', () => {
  const { add } = show(2);
  const close = add('One');
  for (const text of ['Two', 'Three']) add(text);
  expect(texts()).toEqual(['One', 'Two']);
  act(close);
  expect(texts()).toEqual(['Two', 'Three']);
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
  expect(texts()).toEqual(['Three']);
});

test('closes a message in jsdom while an element outside the page has the focus', () => {
  const { add } = show();
  const focusBack = focusOutside();
  expect(document.activeElement).toBeNull();
  add('One');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(texts()).toEqual([]);
  focusBack();
});

test('closes each message after its own time, which begins when it is shown', () => {
  const { add } = show(1);
  add('One', 5);
  add('Two', 5);
  act(() => void vi.advanceTimersByTime(5000));
  expect(texts()).toEqual(['Two']);
  act(() => void vi.advanceTimersByTime(5000));
  expect(texts()).toEqual([]);
});

test('moves the focus by F6 to the messages and back', () => {
  const { add } = show();
  const before = screen.getByRole('button', { name: 'Save' });
  before.focus();
  fireEvent.keyDown(before, { key: 'F6' });
  expect(before).toHaveFocus();
  add('One');
  fireEvent.keyDown(before, { key: 'F6', keyCode: 229 }); // sent by an input method
  expect(before).toHaveFocus();
  fireEvent.keyDown(before, { key: 'F6' });
  const region = screen.getByRole('region', { name: 'Messages' });
  expect(region).toHaveFocus();
  fireEvent.keyDown(region, { key: 'F6' });
  expect(before).toHaveFocus();
});

test('renders its log before the first message, so that the message is announced', () => {
  const { add } = show();
  const log = screen.getByRole('log');
  expect(log).toBeEmptyDOMElement();
  add('One');
  expect(log).toHaveTextContent('One');
});
