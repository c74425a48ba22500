import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { attachCardTurn } from './attachCardTurn.ts';
import { words } from './BattlepassCard.fixtures.ts';
import { BattlepassCard } from './index.ts';

// PASS-3
test('turns over in served HTML on visible focus, and turns back when the focus leaves', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(
    <>
      <BattlepassCard {...words.sv} />
      <a href="/after">Efter</a>
    </>,
  );
  const detach = attachCardTurn(screen.getByRole('article'));
  onTestFinished(() => {
    detach();
    container.remove();
  });
  const isTurned = () => container.querySelector('[data-part="front"]')!.hasAttribute('inert');
  const after = screen.getByRole('link', { name: 'Efter' });
  await userEvent.hover(after); // so that the mouse does not turn the card
  await userEvent.keyboard('{Tab}');
  expect(screen.getByRole('button')).toHaveFocus();
  await expect.poll(isTurned).toBe(true);
  await userEvent.keyboard('{Tab}');
  expect(after).toHaveFocus();
  await expect.poll(isTurned).toBe(false);
});
