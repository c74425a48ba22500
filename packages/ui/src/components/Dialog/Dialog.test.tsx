import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Dialog } from './index.ts';

const onClose = vi.fn<() => void>();

test('shows nothing while closed', () => {
  render(
    <Dialog open={false} onOpenChange={onClose} title="Dela dina val" labels={{ close: 'Stäng' }}>
      <p>Skanna koden med mobilen.</p>
    </Dialog>,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Skanna koden med mobilen.')).not.toBeVisible();
});
