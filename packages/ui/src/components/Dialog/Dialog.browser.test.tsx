import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from './index.ts';

function Share() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Dela
      </button>
      <Dialog open={open} onOpenChange={() => setOpen(false)} title="Dela dina val" labels={{ close: 'Stäng' }}>
        <p>Skanna koden med mobilen.</p>
      </Dialog>
    </>
  );
}
const open = async () => {
  render(<Share />);
  await userEvent.click(screen.getByRole('button', { name: 'Dela' }));
  await Promise.all(
    screen
      .getByRole('dialog', { name: 'Dela dina val' })
      .getAnimations()
      .map(animation => animation.finished),
  );
};
const expectClosed = async () => {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Dela' })).toHaveFocus());
  expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
};

test('is modal, takes focus and prevents the page from scrolling', async () => {
  await open();
  expect(screen.getByRole('dialog', { name: 'Dela dina val' }).matches(':modal')).toBe(true);
  expect(screen.getByRole('button', { name: 'Stäng' })).toHaveFocus();
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
});

test('closes by the close button and returns focus', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Stäng' }));
  await expectClosed();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('closes by Escape', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  await expectClosed();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('closes by a press outside, not inside', async () => {
  await open();
  await userEvent.click(screen.getByText('Skanna koden med mobilen.'));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true });
  await expectClosed();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('breaks a word that is wider than a phone, so that the dialog does not scroll sideways', async () => {
  await page.viewport(320, 640);
  render(
    <Dialog open onOpenChange={() => {}} title="Platsbokningsändringsbekräftelse" labels={{ close: 'Stäng' }}>
      <p>Sittplatsgrupperingsönskemålen är sparade.</p>
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog');
  expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
});

test('closes by its button and calls onOpenChange after it was opened by defaultOpen', async () => {
  const reported: boolean[] = [];
  render(<Dialog defaultOpen onOpenChange={open => reported.push(open)} title="Dela dina val" labels={{ close: 'Stäng' }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Stäng' }));
  await waitFor(() => expect(reported).toEqual([false]));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
});

test('stays open when a text selection begins inside and ends outside', async () => {
  await open();
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  const { left, top } = dialog.getBoundingClientRect();
  const inside = screen.getByText('Skanna koden med mobilen.');
  // The browser reports the click on the common ancestor of press and release.
  inside.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX: left + 40, clientY: top + 40 }));
  dialog.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: left - 10, clientY: top + 40 }));
  expect(dialog.open).toBe(true);
});
