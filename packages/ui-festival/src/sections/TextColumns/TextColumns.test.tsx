import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextColumns } from './index.ts';
import { middleOf } from './middleOf.ts';
import { words } from './TextColumns.fixtures.tsx';

const columns = () => screen.getAllByRole('region').map(region => region.parentElement);

test('puts the long text alone into the second half', () => {
  render(<TextColumns {...words.sv} />);
  const [vegan, queue, disposables] = columns();
  expect(queue).toBe(vegan);
  expect(disposables).not.toBe(vegan);
});

test('puts texts in rows side by side', () => {
  render(<TextColumns {...words.sv} layout="rows" />);
  expect(new Set(columns()).size).toBe(1);
});

test.each([
  [[], 0],
  [[5], 0],
  [[1, 1], 1],
  [[1, 1, 1], 1],
  [[9, 1, 1, 1], 1],
  [[1, 1, 1, 9], 3],
])('splits texts of the lengths %j before item %i', (lengths, cut) => expect(middleOf(lengths)).toBe(cut));

test('puts only a text with bullets into a card', () => {
  const [first, ...others] = words.sv.texts;
  const { container } = render(<TextColumns texts={[{ ...first!, bullets: ['Grönt streck'] }, ...others]} />);
  const cards = container.querySelectorAll('[data-component="Card"]');
  expect(cards).toHaveLength(1);
  expect(within(cards[0] as HTMLElement).getByRole('region', { name: first!.headline })).toBeInTheDocument();
});
