import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Switch } from './index.ts';

test('is a switch, and reports whether it is on', async () => {
  const onCheckedChange = vi.fn<(checked: boolean) => void>();
  render(<Switch label="Visa bara mina val" onCheckedChange={onCheckedChange} />);
  await userEvent.click(screen.getByRole('switch', { name: 'Visa bara mina val' }));
  expect(screen.getByRole('switch')).toBeChecked();
  expect(onCheckedChange.mock.lastCall?.[0]).toBe(true);
});
