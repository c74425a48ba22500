import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { TextField } from '../TextField/index.ts';
import { Form, type FormProps } from './index.ts';

describeConformance(
  <Form aria-label="Fråga">
    <TextField label="E-post" name="email" />
  </Form>,
  { refInstanceof: HTMLFormElement },
);

test('it posts, and tells the values instead of leaving the page', async () => {
  const onSubmit = vi.fn<NonNullable<FormProps['onSubmit']>>();
  render(
    <Form aria-label="Fråga" onSubmit={onSubmit}>
      <TextField label="E-post" name="email" />
      <button type="submit">Skicka</button>
    </Form>,
  );
  expect(screen.getByRole('form')).toHaveAttribute('method', 'post');
  await userEvent.type(screen.getByRole('textbox', { name: 'E-post' }), 'elin@tand.example');
  await userEvent.click(screen.getByRole('button', { name: 'Skicka' }));
  expect(onSubmit.mock.lastCall?.[0]).toEqual({ email: 'elin@tand.example' });
  expect(onSubmit.mock.lastCall?.[1].event.defaultPrevented).toBe(true);
});
