import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { battlepassLabels } from './BattlepassCard.fixtures.ts';
import { BattlepassCard } from './index.ts';

// PASS-3
test('turns on visible focus and turns back when the focus leaves', async () => {
  const { container } = render(
    <>
      <BattlepassCard level={10} amount={1337} state="now" lines={['Nattbio']} labels={battlepassLabels.sv}>
        <a href="/tickets">Biljetter</a>
      </BattlepassCard>
      <a href="/after">Efter</a>
    </>,
  );
  const isTurned = () => container.querySelector('[data-part="front"]')!.hasAttribute('inert');
  await userEvent.hover(screen.getByRole('link', { name: 'Efter' })); // the mouse is not over the card
  await userEvent.keyboard('{Tab}');
  expect(screen.getByRole('button')).toHaveFocus();
  await expect.poll(isTurned).toBe(true);
  const link = await screen.findByRole('link', { name: 'Biljetter' });
  await userEvent.keyboard('{Tab}');
  expect(link).toHaveFocus();
  expect(isTurned()).toBe(true);
  await userEvent.keyboard('{Tab}');
  await expect.poll(isTurned).toBe(false);
});
