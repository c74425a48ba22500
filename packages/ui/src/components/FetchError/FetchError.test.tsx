import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FetchError } from './index.ts';

const labels = { title: 'Nyheterna gick inte att hämta', text: 'Försök igen.', retry: 'Försök igen', retrying: 'Hämtar …' };

test('is announced, and retries on a press', async () => {
  const onRetry = vi.fn<() => void>();
  render(<FetchError labels={labels} onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Nyheterna gick inte att hämta');
  await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('has a button that can be focused, but does nothing, while a retry runs', async () => {
  const onRetry = vi.fn<() => void>();
  render(<FetchError labels={labels} onRetry={onRetry} isRetrying />);
  const button = screen.getByRole('button', { name: 'Hämtar …' });
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(onRetry).not.toHaveBeenCalled();
});
