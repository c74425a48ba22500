import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Toast, type ToastProps } from './index.ts';

const labels = { close: 'Stäng' };

test('renders its live region before its text', () => {
  const { rerender } = render(
    <Toast labels={labels} open={false}>
      Sparat.
    </Toast>,
  );
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(
    <Toast labels={labels} open>
      Sparat.
    </Toast>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Sparat.');
});

test('closes by its button, and reports the reason', () => {
  const onOpenChange = vi.fn<NonNullable<ToastProps['onOpenChange']>>();
  render(
    <Toast labels={labels} defaultOpen onOpenChange={onOpenChange}>
      Sparat.
    </Toast>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Stäng' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(onOpenChange.mock.calls).toEqual([[false, { reason: 'button' }]]);
});

const pass = (seconds: number) =>
  act(() => {
    vi.advanceTimersByTime(seconds * 1000);
  });

describe('a toast with a duration', () => {
  beforeEach(() => void vi.useFakeTimers());

  test('closes by itself, but not while hovered or focused', () => {
    const onOpenChange = vi.fn<NonNullable<ToastProps['onOpenChange']>>();
    render(
      <Toast labels={labels} defaultOpen seconds={6} onOpenChange={onOpenChange}>
        Sparat.
      </Toast>,
    );
    const words = screen.getByText('Sparat.');
    pass(5);
    fireEvent.pointerEnter(words.parentElement!);
    pass(60);
    fireEvent.pointerLeave(words.parentElement!);
    act(() => screen.getByRole('button').focus());
    pass(60);
    expect(words).toBeInTheDocument();
    act(() => screen.getByRole('button').blur());
    pass(5);
    expect(words).toBeInTheDocument();
    pass(1);
    expect(words).not.toBeInTheDocument();
    expect(onOpenChange.mock.calls).toEqual([[false, { reason: 'time' }]]);
  });
});

const show = () =>
  render(
    <Toast labels={labels} defaultOpen seconds={6}>
      Sparat.
    </Toast>,
  );
const see = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  fireEvent(document, new Event('visibilitychange'));
};

describe('a paused toast', () => {
  beforeEach(() => void vi.useFakeTimers());

  test('stays open while either the focus or the pointer is on it', () => {
    show();
    const box = screen.getByText('Sparat.').parentElement!;
    const button = screen.getByRole('button');
    act(() => button.focus());
    fireEvent.pointerEnter(box);
    fireEvent.pointerLeave(box);
    pass(60);
    expect(box).toBeInTheDocument();
    fireEvent.pointerEnter(box);
    act(() => button.blur());
    pass(60);
    expect(box).toBeInTheDocument();
  });

  test('waits until the page is visible', () => {
    show();
    see(true);
    pass(60);
    expect(screen.getByText('Sparat.')).toBeInTheDocument();
    see(false);
    pass(6);
    expect(screen.queryByText('Sparat.')).toBeNull();
  });
});

test('returns focus to the previously focused element on a press of its close button', () => {
  render(
    <>
      <button type="button">Spara</button>
      <Toast labels={labels} defaultOpen>
        Sparat.
      </Toast>
    </>,
  );
  act(() => screen.getByRole('button', { name: 'Spara' }).focus());
  act(() => screen.getByRole('button', { name: 'Stäng' }).focus());
  fireEvent.click(screen.getByRole('button', { name: 'Stäng' }));
  expect(screen.getByRole('button', { name: 'Spara' })).toHaveFocus();
});
