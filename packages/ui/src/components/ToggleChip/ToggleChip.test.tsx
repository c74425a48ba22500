import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ToggleChip, type ToggleChipAsButtonProps } from './index.ts';

test('reports the opposite state at a press', async () => {
  const onPressedChange = vi.fn<NonNullable<ToggleChipAsButtonProps['onPressedChange']>>();
  render(
    <ToggleChip isPressed onPressedChange={onPressedChange}>
      E-sport
    </ToggleChip>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'E-sport', pressed: true }));
  expect(onPressedChange).toHaveBeenCalledExactlyOnceWith(false, { event: expect.anything() });
});

test('reports nothing if the consumer prevents the click', async () => {
  const onPressedChange = vi.fn<NonNullable<ToggleChipAsButtonProps['onPressedChange']>>();
  render(
    <ToggleChip isPressed={false} onPressedChange={onPressedChange} onClick={event => event.preventDefault()}>
      E-sport
    </ToggleChip>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onPressedChange).not.toHaveBeenCalled();
});

test('marks the link of the current view as current', () => {
  render(
    <ToggleChip href="?day=1" isCurrent>
      Lör 14 juni
    </ToggleChip>,
  );
  expect(screen.getByRole('link', { name: 'Lör 14 juni', current: true })).toBeInTheDocument();
});
