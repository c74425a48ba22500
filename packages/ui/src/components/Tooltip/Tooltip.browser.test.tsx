import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '../Dialog/index.ts';
import { attachTooltip } from './attachTooltip.ts';
import { Tooltip, type TooltipProps } from './index.ts';

const tooltip = (props: Partial<TooltipProps> = {}) => (
  <Tooltip label="En fil som kalendern i din telefon kan läsa" {...props}>
    <button type="button">Spara</button>
  </Tooltip>
);
const box = () => screen.getByRole('tooltip').getBoundingClientRect();
const inWindow = () => {
  const { left, right, top, bottom } = box();
  return left >= 0 && right <= document.documentElement.clientWidth && top >= 0 && bottom <= innerHeight;
};
const corners = ['start start', 'start end', 'end start', 'end end'].flatMap(place =>
  (['ltr', 'rtl'] as const).flatMap(dir => (['above', 'below'] as const).map(placement => ({ place, dir, placement }))),
);

test.each(corners)('stays within the window in a corner: $place, $dir, $placement', async ({ place, dir, placement }) => {
  await page.viewport(320, 480);
  render(
    <div dir={dir} style={{ position: 'fixed', inset: 0, display: 'grid', placeContent: place }}>
      {tooltip({ placement })}
    </div>,
  );
  await userEvent.keyboard('{Tab}');
  expect(inWindow()).toBe(true);
  const button = screen.getByRole('button').getBoundingClientRect();
  expect(box().bottom <= button.top || box().top >= button.bottom).toBe(true);
});

test('is shown in served HTML by keyboard focus and hidden by Escape, which leaves the focus', async () => {
  document.body.innerHTML = renderToString(tooltip());
  const detach = attachTooltip(document.querySelector<HTMLElement>('[data-component="Tooltip"]')!);
  await userEvent.keyboard('{Tab}');
  expect(screen.getByRole('tooltip')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(screen.getByRole('button')).toHaveFocus();
  detach();
});

test('is hidden by the first Escape in a dialog; the second Escape closes the dialog', async () => {
  render(
    <Dialog defaultOpen title="Dela" labels={{ close: 'Stäng' }}>
      {tooltip()}
    </Dialog>,
  );
  await userEvent.keyboard('{Tab}');
  expect(screen.getByRole('tooltip')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('is shown until both the pointer and the focus have left its control', async () => {
  render(
    <div style={{ display: 'grid', gap: 200, justifyItems: 'start' }}>
      <p>Bort härifrån</p>
      {tooltip()}
      <button type="button">Nästa</button>
    </div>,
  );
  const button = screen.getByRole('button', { name: 'Spara' });
  await userEvent.keyboard('{Tab}');
  expect(button).toHaveFocus();
  await userEvent.hover(button);
  await userEvent.hover(screen.getByText('Bort härifrån'));
  expect(screen.getByRole('tooltip')).toBeVisible();
  await userEvent.hover(button);
  await userEvent.keyboard('{Tab}');
  expect(screen.getByRole('tooltip')).toBeVisible();
  await userEvent.hover(screen.getByText('Bort härifrån'));
  expect(screen.queryByRole('tooltip')).toBeNull();
});
