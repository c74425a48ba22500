import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { NotificationPanel } from './index.ts';
import { words } from './NotificationPanel.fixtures.ts';

const { labels } = words.sv;

test.each([
  ['refused', async () => false, labels.denied],
  ['impossible', () => Promise.reject(new Error('offline')), labels.failed],
])('shows an error until the next press when turning on notifications is %s', async (_, onActiveChange, text) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { rerender } = render(<NotificationPanel {...words.sv} onActiveChange={onActiveChange} />);
  await userEvent.click(screen.getByRole('button', { name: labels.start }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  rerender(<NotificationPanel {...words.sv} />);
  await userEvent.click(screen.getByRole('button', { name: labels.start }));
  expect(screen.queryByRole('alert')).toBeNull();
});
