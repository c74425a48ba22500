import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Tooltip, type TooltipProps } from './index.ts';

const tooltip = (
  <Tooltip label="En fil till kalendern">
    <button type="button" aria-describedby="more">
      Spara
    </button>
  </Tooltip>
);

const shown = () => screen.queryByRole('tooltip');

test('describes its control also while hidden, in addition to other descriptions', () => {
  render(tooltip);
  expect(shown()).toBeNull();
  expect(screen.getByRole('button')).toHaveAccessibleDescription('En fil till kalendern');
  expect(screen.getByRole('button').getAttribute('aria-describedby')).toMatch(/^more /);
});

test('is shown while a mouse is over its control or over itself, but not by touch', async () => {
  render(tooltip);
  await userEvent.hover(screen.getByRole('button'));
  await userEvent.hover(shown()!);
  expect(shown()).toBeVisible();
  await userEvent.unhover(shown()!);
  expect(shown()).toBeNull();
  fireEvent.pointerEnter(screen.getByRole('button').parentElement!, { pointerType: 'touch' });
  expect(shown()).toBeNull();
});

test('reports the wanted state with its reason, but does not change, when controlled', async () => {
  const onOpenChange = vi.fn<NonNullable<TooltipProps['onOpenChange']>>();
  render(
    <Tooltip label="En fil" open={false} onOpenChange={onOpenChange}>
      <button type="button">Spara</button>
    </Tooltip>,
  );
  await userEvent.hover(screen.getByRole('button'));
  expect(onOpenChange.mock.calls).toEqual([[true, { reason: 'pointer' }]]);
  expect(shown()).toBeNull();
});
