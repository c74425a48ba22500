import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentPropsWithRef } from 'react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { Form } from '../Form/index.ts';
import { TextField } from '../TextField/index.ts';
import { Field, useField, type FieldTexts } from './index.ts';

// What is not its own goes to the control, which is yours.
describeConformance(
  <Field id="volume" label="Volym" hint="Elva är mer." error="För högt.">
    <input id="volume" />
  </Field>,
  { skip: ['props', 'ref'] },
);

function VolumeField(props: FieldTexts & ComponentPropsWithRef<'input'>) {
  const { field, control } = useField(props);
  return (
    <Field name="VolumeField" {...field}>
      <input {...control} type="range" />
    </Field>
  );
}

test('a control of your own is named and described', () => {
  render(<VolumeField label="Volym" hint="Elva är mer." error="För högt." className="mine" aria-describedby="x" />);
  const slider = screen.getByRole('slider', { name: 'Volym' });
  expect(slider).toHaveAccessibleDescription('Elva är mer. För högt.');
  expect(slider).toHaveAttribute('aria-describedby', expect.stringContaining('x ') as string);
  expect(slider.closest('[data-component="VolumeField"]')).toHaveClass('mine');
});

test('what the browser finds wrong stands below, in your words, with focus on the first, until it is right', async () => {
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

test('an error of yours comes before what the browser finds', () => {
  render(<TextField label="Namn" required error="Namnet är upptaget." />);
  const field = screen.getByRole('textbox');
  fireEvent.invalid(field);
  expect(field).toHaveAccessibleDescription('Namnet är upptaget.');
});
