import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Heading, plainText, widthFor, wordStep } from './index.ts';

test('renders a level and a size that are independent of each other', () => {
  render(
    <Heading level={3} size="display">
      Nyheter
    </Heading>,
  );
  const heading = screen.getByRole('heading', { level: 3, name: 'Nyheter' });
  expect(heading).toHaveAttribute('data-size', 'display');
  expect(heading).toHaveAttribute('data-width', 'wide');
});

describe('width rule', () => {
  test.each([
    ['Torsdag', 'wide'],
    ['Kreatörer på plats', 'normal'],
    ['Priser och regler för alla turneringar', 'snug'],
    ['Samarbetspartners', 'snug'],
  ])('gives "%s" the width %s', (text, width) => expect(widthFor(text, 'display')).toBe(width));

  test.each([
    ['Mat', 'display', 6],
    ['Biljetterna', 'display', 12],
    ['LAN-biljetter', 'campaign', 10],
    ['Kontaktpersonsregistreringen', 'display', 21],
    ['Tillgänglighet', 'title', undefined],
    ['', 'display', undefined],
  ] as const)('gives the longest word of "%s" in the size %s the length step %s', (text, size, step) =>
    expect(wordStep(text, size)).toBe(step),
  );

  test.each([
    ['Mat', 'subheading', 'snug'],
    ['Ålder', 'title', 'snug'],
    ['Ingen diskriminering', 'title', 'narrow'],
    ['Ingen diskriminering', 'heading', 'snug'],
  ] as const)('gives "%s" in the size %s the width %s', (text, size, width) => expect(widthFor(text, size)).toBe(width));

  test('is overridden by a given width', () => {
    render(<Heading width="narrow">995 kr</Heading>);
    expect(screen.getByRole('heading', { name: '995 kr' })).toHaveAttribute('data-width', 'narrow');
  });

  test('reads the text of mixed children, except of components', () =>
    expect(plainText(['Nivå ', 5, [' av ', <s key="s">17</s>], null, <Heading key="h">18</Heading>])).toBe('Nivå 5 av 17'));
});
