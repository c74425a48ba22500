import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from './index.ts';

const settled = (element: Element) => Promise.all(element.getAnimations({ subtree: true }).map(animation => animation.finished));
const look = async (name: string) => {
  const button = screen.getByRole('button', { name });
  await userEvent.hover(button, { force: true });
  await settled(button);
  return [getComputedStyle(button).transform, getComputedStyle(button, '::after').display];
};

test('does not change on hover if disabled or aria-disabled', async () => {
  render(
    <>
      <Button>Köp</Button>
      <Button disabled>Slut</Button>
      <Button aria-disabled>Skickar</Button>
    </>,
  );
  expect((await look('Köp'))[0]).not.toBe('none');
  expect(await look('Slut')).toEqual(['none', 'none']);
  expect(await look('Skickar')).toEqual(['none', 'none']);
});
