import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Checkbox } from './index.ts';

test('is toggled by its label, and reports whether it is checked', async () => {
  const onCheckedChange = vi.fn<(checked: boolean) => void>();
  render(<Checkbox label="Jag har läst reglerna" defaultChecked onCheckedChange={onCheckedChange} />);
  await userEvent.click(screen.getByText('Jag har läst reglerna'));
  expect(screen.getByRole('checkbox', { name: 'Jag har läst reglerna' })).not.toBeChecked();
  expect(onCheckedChange.mock.lastCall?.[0]).toBe(false);
});
