import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentPropsWithRef } from 'react';
import { describe, expect, test } from 'vitest';
import { FileField } from '../FileField/index.ts';
import { Form } from '../Form/index.ts';
import { TextField, type TextFieldProps } from '../TextField/index.ts';
import { Field, useField, type FieldTexts } from './index.ts';

function VolumeField(props: FieldTexts & ComponentPropsWithRef<'input'>) {
  const { field, control } = useField(props);
  return (
    <Field name="VolumeField" {...field}>
      <input {...control} type="range" />
    </Field>
  );
}

test("names and describes the consumer's own control", () => {
  render(<VolumeField label="Volym" hint="Elva är mer." error="För högt." className="mine" aria-describedby="x" />);
  const slider = screen.getByRole('slider', { name: 'Volym' });
  expect(slider).toHaveAccessibleDescription('Elva är mer. För högt.');
  expect(slider).toHaveAttribute('aria-describedby', expect.stringContaining('x ') as string);
  expect(slider.closest('[data-component="VolumeField"]')).toHaveClass('mine');
});

test('focuses the first invalid field; shows given or browser messages until a field is valid', async () => {
  const messages = { valueMissing: 'Skriv ditt namn.' };
  const { container } = render(
    <Form aria-label="Anmälan">
      <TextField label="Namn" name="name" required messages={messages} />
      <TextField label="E-post" name="email" type="email" required />
    </Form>,
  );
  container.querySelector('form')?.requestSubmit();
  const name = await screen.findByRole('textbox', { name: 'Namn', description: 'Skriv ditt namn.' });
  expect(name).toHaveFocus();
  expect(name).toHaveAttribute('aria-invalid', 'true');
  const email = screen.getByRole('textbox', { name: 'E-post' });
  expect(email).toHaveAccessibleDescription((email as HTMLInputElement).validationMessage);
  await userEvent.type(name, 'Elin');
  expect(name).not.toHaveAttribute('aria-invalid');
  expect(name).toHaveAccessibleDescription('');
});

test("shows a given error instead of the browser's", () => {
  render(<TextField label="Namn" required error="Namnet är upptaget." />);
  const field = screen.getByRole('textbox');
  fireEvent.invalid(field);
  expect(field).toHaveAccessibleDescription('Namnet är upptaget.');
});

const messages = { valueMissing: 'Skriv din adress.', typeMismatch: 'Så ser ingen adress ut.' };
const signUp = (props: Partial<TextFieldProps>) => (
  <Form aria-label="Anmälan">
    <TextField label="E-post" required messages={messages} onValueChange={() => {}} {...props} />
  </Form>
);
const send = () => screen.getByRole<HTMLFormElement>('form').requestSubmit();
const field = () => screen.getByRole('textbox');

describe('an error of browser validation', () => {
  test('changes with the reason why the field is invalid', async () => {
    render(
      <Form aria-label="Anmälan">
        <TextField label="E-post" type="email" required messages={messages} />
      </Form>,
    );
    send();
    await waitFor(() => expect(field()).toHaveAccessibleDescription('Skriv din adress.'));
    await userEvent.type(screen.getByRole('textbox'), 'elin');
    await waitFor(() => expect(field()).toHaveAccessibleDescription('Så ser ingen adress ut.'));
    await userEvent.type(screen.getByRole('textbox'), '@tand.example');
    await waitFor(() => expect(field()).toHaveAccessibleDescription(''));
  });

  test('disappears when the form is reset', async () => {
    render(
      <Form aria-label="Anmälan">
        <TextField label="E-post" required messages={messages} />
        <FileField label="Bild" required />
      </Form>,
    );
    send();
    await waitFor(() => expect(field()).toHaveAccessibleDescription('Skriv din adress.'));
    act(() => screen.getByRole<HTMLFormElement>('form').reset());
    await waitFor(() => expect(field()).toHaveAccessibleDescription(''));
    expect(screen.getByLabelText('Bild')).not.toHaveAttribute('aria-invalid');
  });

  test('disappears when the page sets a valid value, or disables the field', async () => {
    const { rerender } = render(signUp({ value: '' }));
    send();
    await waitFor(() => expect(field()).toHaveAccessibleDescription('Skriv din adress.'));
    rerender(signUp({ value: 'elin@tand.example' }));
    await waitFor(() => expect(field()).toHaveAccessibleDescription(''));
    rerender(signUp({ value: '' }));
    send();
    await waitFor(() => expect(field()).toHaveAccessibleDescription('Skriv din adress.'));
    rerender(signUp({ value: '', disabled: true }));
    await waitFor(() => expect(field()).toHaveAccessibleDescription(''));
  });
});
