import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { words } from './BattlepassCard.fixtures.ts';
import { BattlepassCard, type BattlepassCardProps } from './index.ts';

const show = (props: Partial<BattlepassCardProps> = {}) => {
  const { container } = render(<BattlepassCard {...words.sv} {...props} />);
  const part = (name: string) => container.querySelector<HTMLElement>(`[data-part="${name}"]`)!;
  return { card: screen.getByRole('article', { name: 'Nivå 10' }), front: part('front'), back: part('back') };
};
const button = () => screen.getByRole('button', { name: /^Nivå 10: 1.337 biljetter, Tänd$/ });

// PASS-2
test('shows level, amount, number sold and state on the front', () => {
  const { front } = show({ sold: 1204, state: 'left' });
  expect(front).toHaveTextContent(/Nivå 10.*1.337 biljetter.*1.204 SÅLDA.*Inte tänd än/);
  expect(screen.getByRole('button')).toHaveAccessibleName(/Inte tänd än/);
});

// PASS-2
test('hides the number sold if it is missing', () => {
  expect(show().front).not.toHaveTextContent('SÅLDA');
});

const isTurned = ({ front, back }: { front: HTMLElement; back: HTMLElement }) => {
  expect(front.hasAttribute('inert')).toBe(!back.hasAttribute('inert'));
  return front.hasAttribute('inert');
};

// PASS-3
describe('the card', () => {
  test('shows the front first, with an inert back', () => expect(isTurned(show())).toBe(false));

  test('turns over on a press, and back on the next press', () => {
    const faces = show();
    fireEvent.click(button());
    expect(isTurned(faces)).toBe(true);
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    fireEvent.click(button());
    expect(isTurned(faces)).toBe(false);
  });

  test('turns back when the focus leaves it after a press, not when the focus moves within it', () => {
    const faces = show();
    fireEvent.click(button());
    fireEvent.focusOut(button(), { relatedTarget: faces.back });
    expect(isTurned(faces)).toBe(true);
    fireEvent.focusOut(button(), { relatedTarget: document.body });
    expect(isTurned(faces)).toBe(false);
  });

  test('turns over while the mouse hovers, not on touch', () => {
    const faces = show();
    fireEvent.pointerEnter(faces.card, { pointerType: 'touch' });
    expect(isTurned(faces)).toBe(false);
    fireEvent.pointerEnter(faces.card, { pointerType: 'mouse' });
    expect(isTurned(faces)).toBe(true);
    fireEvent.pointerLeave(faces.card, { pointerType: 'mouse' });
    expect(isTurned(faces)).toBe(false);
  });

  test('describes its button by the text on its back', () => {
    show();
    expect(button()).toHaveAccessibleDescription(/Nattbio Tre filmer, en filt/);
  });
});
