import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TextField, type TextFieldProps } from './index.ts';

test('is named by its label', () => {
  render(<TextField label="Ordernummer" name="reference" defaultValue="TND-12" required />);
  const field = screen.getByRole('textbox', { name: 'Ordernummer' });
  expect(field).toHaveValue('TND-12');
  expect(field).toBeRequired();
  expect(field).toBeValid();
});

test('is described by hint and error, and marked as invalid', () => {
  render(<TextField label="Ordernummer" hint="Står i biljettmejlet." error="Ordernumret har åtta tecken." />);
  const field = screen.getByRole('textbox', { name: 'Ordernummer' });
  expect(field).toHaveAccessibleDescription('Står i biljettmejlet. Ordernumret har åtta tecken.');
  expect(field).toBeInvalid();
});

test('passes each value to onValueChange, and its event to onChange', async () => {
  const onValueChange = vi.fn<NonNullable<TextFieldProps['onValueChange']>>();
  const onChange = vi.fn<NonNullable<TextFieldProps['onChange']>>();
  render(<TextField label="Ordernummer" onValueChange={onValueChange} onChange={onChange} />);
  await userEvent.type(screen.getByRole('textbox'), 'ab');
  expect(onValueChange.mock.calls.map(([value]) => value)).toEqual(['a', 'ab']);
  expect(onChange.mock.lastCall?.[0].target.value).toBe('ab');
});

test('reports a day as an HTML date', () => {
  const onValueChange = vi.fn<(value: string) => void>();
  render(<TextField type="date" label="Födelsedag" onValueChange={onValueChange} />);
  fireEvent.change(screen.getByLabelText('Födelsedag'), { target: { value: '2010-02-12' } });
  expect(onValueChange.mock.lastCall?.[0]).toBe('2010-02-12');
});
