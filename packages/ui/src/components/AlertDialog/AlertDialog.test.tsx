import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { AlertDialog } from './index.ts';

function DeleteButton({ onConfirm }: { onConfirm: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAsking(true)}>
        Delete
      </button>
      <AlertDialog
        open={isAsking}
        title="Delete the picture?"
        labels={{ cancel: 'Keep it', confirm: 'Delete the picture' }}
        onOpenChange={setAsking}
        onConfirm={onConfirm}
      >
        You cannot get it back.
      </AlertDialog>
    </>
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('is named by its title and described by its text', async () => {
  render(<DeleteButton onConfirm={() => {}} />);
  await press('Delete');
  expect(screen.getByRole('alertdialog', { name: 'Delete the picture?' })).toHaveAccessibleDescription('You cannot get it back.');
});

test('confirms only by its button, and not by Escape after an earlier confirmation', async () => {
  const onConfirm = vi.fn<() => void>();
  render(<DeleteButton onConfirm={onConfirm} />);
  await press('Delete');
  await press('Keep it');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(onConfirm).not.toHaveBeenCalled();
  await press('Delete');
  await press('Delete the picture');
  expect(onConfirm).toHaveBeenCalledOnce();
  await press('Delete');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(onConfirm).toHaveBeenCalledOnce();
});
