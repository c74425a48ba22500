import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { RadioGroup, type RadioGroupProps } from './index.ts';

const options = [
  { value: 'train', label: 'Med tåg' },
  { value: 'bike', label: 'Med cykel', hint: 'Vid ingången.' },
];
const group = <RadioGroup label="Hur kommer du hit?" name="travel" options={options} error="Välj en." />;

test('selects the pressed choice in place of the default, and reports its value', async () => {
  const onValueChange = vi.fn<NonNullable<RadioGroupProps['onValueChange']>>();
  render(<RadioGroup label="Hur kommer du hit?" name="travel" options={options} defaultValue="train" onValueChange={onValueChange} />);
  expect(screen.getByRole('radio', { name: 'Med tåg' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Med cykel' }));
  expect(screen.getByRole('radio', { name: 'Med tåg' })).not.toBeChecked();
  expect(onValueChange.mock.lastCall?.[0]).toBe('bike');
});

test('does not change on a press when controlled', async () => {
  render(<RadioGroup label="Hur kommer du hit?" name="travel" options={options} value="train" />);
  await userEvent.click(screen.getByRole('radio', { name: 'Med cykel' }));
  expect(screen.getByRole('radio', { name: 'Med tåg' })).toBeChecked();
});

test('describes the group by its error', () => {
  render(group);
  expect(screen.getByRole('group', { name: 'Hur kommer du hit?' })).toHaveAccessibleDescription('Välj en.');
});

test('passes every input to its ref', () => {
  const ref = vi.fn<(input: HTMLInputElement | null) => void>();
  render(<RadioGroup label="Hur kommer du hit?" name="travel" options={options} ref={ref} />);
  expect(ref.mock.calls.map(([input]) => input?.value)).toEqual(['train', 'bike']);
});
