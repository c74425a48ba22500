import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Select } from './index.ts';

test('reports the value that is chosen', async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  render(
    <Select label="Storlek" onValueChange={onValueChange}>
      <option value="">Välj</option>
      <option value="m">Mellan</option>
    </Select>,
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Storlek' }), 'Mellan');
  expect(onValueChange.mock.lastCall?.[0]).toBe('m');
});
