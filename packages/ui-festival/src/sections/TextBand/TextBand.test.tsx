import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextBand } from './index.ts';
import { middleOf } from './middleOf.ts';
import { shortWords, words } from './TextBand.fixtures.ts';

test('shows the texts in order as regions with their headings, then `children`', () => {
  render(
    <TextBand {...words.sv}>
      <a href="/eventinfo">Tillbaka</a>
    </TextBand>,
  );
  expect(screen.getAllByRole('region').map(({ id }) => id)).toEqual(['travel', 'parking']);
  expect(screen.getByRole('region', { name: 'Parkera' }).compareDocumentPosition(screen.getByRole('link'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

const columns = () => screen.getAllByRole('region').map(region => region.parentElement);

test('puts the last of three texts alone into the second half if it is the longest', () => {
  render(<TextBand {...shortWords.sv} layout="halves" />);
  const [vegan, queue, disposables] = columns();
  expect(queue).toBe(vegan);
  expect(disposables).not.toBe(vegan);
});

test('puts the texts into one grid in the layout "thirds"', () => {
  render(<TextBand {...shortWords.sv} layout="thirds" />);
  expect(new Set(columns()).size).toBe(1);
});

test.each([
  [[], 0],
  [[5], 0],
  [[1, 1], 1],
  [[1, 1, 1], 1],
  [[9, 1, 1, 1], 1],
  [[1, 1, 1, 9], 3],
])('splits texts of the lengths %j into halves before index %i', (lengths, cut) => expect(middleOf(lengths)).toBe(cut));

test('puts only a text with bullets into a card', () => {
  const [first, ...others] = shortWords.sv.texts;
  const { container } = render(<TextBand layout="halves" texts={[{ ...first!, bullets: ['Grönt streck'] }, ...others]} />);
  const cards = container.querySelectorAll('[data-component="Card"]');
  expect(cards).toHaveLength(1);
  expect(within(cards[0] as HTMLElement).getByRole('region', { name: first!.headline })).toBeInTheDocument();
});
