import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Form } from '../Form/index.ts';
import { SubmitButton } from './index.ts';

test('has the pending text while the action runs, and does not send twice', async () => {
  const sent = new EventTarget();
  const action = vi.fn<() => Promise<void>>(() => new Promise(resolve => sent.addEventListener('sent', () => resolve())));
  render(
    <Form aria-label="Fråga" action={action}>
      <SubmitButton pending="Skickar …">Skicka</SubmitButton>
    </Form>,
  );
  const button = screen.getByRole('button', { name: 'Skicka' });
  await userEvent.click(button);
  expect(button).toHaveAccessibleName('Skickar …');
  await userEvent.click(button);
  expect(action).toHaveBeenCalledOnce();
  sent.dispatchEvent(new Event('sent'));
  expect(await screen.findByRole('button', { name: 'Skicka' })).toBe(button);
});
