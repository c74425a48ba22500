import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { Switch } from './index.ts';

describeConformance(<Switch label="Visa bara mina val" hint="Resten göms." />, { control: HTMLInputElement });

test('it is a switch, and tells whether it is on', async () => {
  const onCheckedChange = vi.fn<(checked: boolean) => void>();
  render(<Switch label="Visa bara mina val" onCheckedChange={onCheckedChange} />);
  await userEvent.click(screen.getByRole('switch', { name: 'Visa bara mina val' }));
  expect(screen.getByRole('switch')).toBeChecked();
  expect(onCheckedChange.mock.lastCall?.[0]).toBe(true);
});
