import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useActionState } from 'react';
import { expect, test, vi } from 'vitest';
import { Checkbox } from '../Checkbox/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { Select } from '../Select/index.ts';
import { Tabs } from '../Tabs/index.ts';
import { TextField } from '../TextField/index.ts';
import { Tooltip } from '../Tooltip/index.ts';
import { Form, type FieldErrors } from './index.ts';

const terms = (
  <>
    I accept the <a href="/terms">terms</a>
  </>
);

test('accepts React nodes as texts of fields, tabs, tooltips and dialogs', () => {
  render(
    <>
      <Checkbox label={terms} hint={<a href="/privacy">Privacy</a>} error={<b>Accept them</b>} />
      <RadioGroup name="stay" label={<b>Stay</b>} options={[{ value: 'tent', label: <i>Tent</i>, hint: <a href="/tents">Tents</a> }]} />
      <Tabs labels={{ tabs: 'Days' }} items={[{ id: 'a', label: <b>Friday</b>, content: 'A' }]} />
      <Tooltip label={<b>Doors at ten</b>}>
        <button type="button">Doors</button>
      </Tooltip>
      <Dialog open title={<b>Rooms</b>} labels={{ close: 'Close' }} />
    </>,
  );
  const checkbox = screen.getByRole('checkbox', { name: 'I accept the terms' });
  expect(checkbox).toBeInvalid();
  expect(checkbox).toHaveAccessibleDescription('Privacy Accept them');
  expect(screen.getByRole('radio', { name: 'Tent' })).toHaveAccessibleDescription('Tents');
  expect(screen.getByRole('tab', { name: 'Friday' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Doors' })).toHaveAccessibleDescription('Doors at ten');
  expect(screen.getByRole('dialog', { name: 'Rooms' })).toBeInTheDocument();
});

function Booking() {
  const [state, action] = useActionState(
    async (_: { errors: FieldErrors }, data: FormData) => {
      const name = data.get('name');
      return { errors: name === 'Elin' ? {} : { name: <b>{`No chair is free for ${name as string}`}</b> } };
    },
    { errors: {} },
  );
  return (
    <Form action={action} errors={state.errors} summary="Check these">
      <TextField label="Name" name="name" />
      <TextField label="City" name="city" />
      <button type="submit">Book</button>
      <button type="reset">Clear</button>
    </Form>
  );
}

test('shows an action’s errors at fields and in the summary, and resets fields after success', async () => {
  render(<Booking />);
  const field = screen.getByRole('textbox', { name: 'Name' });
  await userEvent.type(field, 'Bo');
  await userEvent.click(screen.getByRole('button', { name: 'Book' }));
  expect(await screen.findByRole('link', { name: 'Name: No chair is free for Bo' })).toBeInTheDocument();
  expect(field).toBeInvalid();
  expect(field).toHaveValue('Bo');
  expect(screen.getByRole('textbox', { name: 'City' })).toBeValid();
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field).toHaveValue('');
  await userEvent.clear(field); // user-event does not notice a reset
  await userEvent.type(field, 'Elin');
  await userEvent.click(screen.getByRole('button', { name: 'Book' }));
  await waitFor(() => expect(field).toHaveValue(''));
  expect(field).toBeValid();
});

test('accepts an action that returns a value', () => {
  render(<Form action={async () => ({ ok: true })} data-testid="form" />);
  expect(screen.getByTestId('form')).not.toHaveAttribute('method', 'get');
});

test('reports all chosen values of a Select with `multiple`', async () => {
  const onValueChange = vi.fn<(values: readonly string[]) => void>();
  render(
    <Select label="Games" multiple onValueChange={onValueChange}>
      <option>Chess</option>
      <option>Go</option>
      <option>Catan</option>
    </Select>,
  );
  await userEvent.selectOptions(screen.getByRole('listbox', { name: 'Games' }), ['Chess', 'Catan']);
  expect(onValueChange.mock.lastCall?.[0]).toEqual(['Chess', 'Catan']);
});

test('shows a checkbox as indeterminate until a press, and when the prop becomes true again', () => {
  const ref = vi.fn<(input: HTMLInputElement | null) => void>();
  const { rerender } = render(<Checkbox label="All" indeterminate ref={ref} />);
  const checkbox = screen.getByRole('checkbox');
  expect(checkbox).toBePartiallyChecked();
  expect(ref).toHaveBeenCalledWith(checkbox);
  act(() => void fireEvent.click(checkbox));
  expect(checkbox).not.toBePartiallyChecked();
  rerender(<Checkbox label="All" indeterminate={false} ref={ref} />);
  rerender(<Checkbox label="All" indeterminate ref={ref} />);
  expect(checkbox).toBePartiallyChecked();
});
