import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { Select } from './index.ts';

describeConformance(
  <Select label="Storlek" hint="Stora i storleken.">
    <option value="m">Mellan</option>
  </Select>,
  { control: HTMLSelectElement },
);

test('it tells the value that is chosen', async () => {
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
