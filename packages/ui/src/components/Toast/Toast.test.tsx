import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { Toast, type ToastProps } from './index.ts';

const labels = { close: 'Stäng' };
describeConformance(<Toast labels={labels}>Sparat.</Toast>, { refInstanceof: HTMLDivElement });

test('the region is there before its words', () => {
  const { rerender } = render(<Toast labels={labels}>Sparat.</Toast>);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(
    <Toast labels={labels} open>
      Sparat.
    </Toast>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Sparat.');
});

test('its button closes it, and tells so', () => {
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

describe('with a time to go', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('it goes by itself, but not while it is pointed at or has focus', () => {
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
