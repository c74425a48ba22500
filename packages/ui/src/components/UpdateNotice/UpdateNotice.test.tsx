import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { UpdateNotice } from './index.ts';

const labels = { text: 'Det finns en nyare version av sidan.', update: 'Uppdatera nu', dismiss: 'Inte nu' };

const setup = (props: { open?: boolean } = {}) => {
  const onUpdate = vi.fn<() => void>();
  const onDismiss = vi.fn<() => void>();
  const notice = (more = props) => <UpdateNotice labels={labels} onUpdate={onUpdate} onDismiss={onDismiss} {...more} />;
  return { onUpdate, onDismiss, notice, ...render(notice()) };
};

test('reports the choice of each button', async () => {
  const { onUpdate, onDismiss } = setup();
  await userEvent.click(screen.getByRole('button', { name: 'Inte nu' }));
  expect([onUpdate.mock.calls.length, onDismiss.mock.calls.length]).toEqual([0, 1]);
  await userEvent.click(screen.getByRole('button', { name: 'Uppdatera nu' }));
  expect([onUpdate.mock.calls.length, onDismiss.mock.calls.length]).toEqual([1, 1]);
});

test('shows its text in a region that is already rendered, and takes no focus', () => {
  const { rerender, notice } = setup({ open: false });
  const region = screen.getByRole('status');
  expect(screen.getByText(labels.text)).not.toBeVisible();
  rerender(notice({ open: true }));
  expect(screen.getByRole('status')).toBe(region);
  expect(screen.getByText(labels.text)).toBeVisible();
  expect(document.body).toHaveFocus();
});
