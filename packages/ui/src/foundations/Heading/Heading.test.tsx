import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Heading, plainText, widthFor, wordStep } from './index.ts';

test('level and size are separate', () => {
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
  ])('%s is %s', (text, width) => expect(widthFor(text, 'display')).toBe(width));

  test.each([
    ['Mat', 'display', 6],
    ['Biljetterna', 'display', 12],
    ['LAN-biljetter', 'campaign', 10],
    ['Kontaktpersonsregistreringen', 'display', 21],
    ['Tillgänglighet', 'title', undefined],
    ['', 'display', undefined],
  ] as const)('the longest word of "%s" as %s is of step %s', (text, size, step) => expect(wordStep(text, size)).toBe(step));

  test.each([
    ['Mat', 'subheading', 'snug'],
    ['Ålder', 'title', 'snug'],
    ['Ingen diskriminering', 'title', 'narrow'],
    ['Ingen diskriminering', 'heading', 'snug'],
  ] as const)('%s as %s is %s', (text, size, width) => expect(widthFor(text, size)).toBe(width));

  test('a told width wins', () => {
    render(<Heading width="narrow">995 kr</Heading>);
    expect(screen.getByRole('heading', { name: '995 kr' })).toHaveAttribute('data-width', 'narrow');
  });

  test('text is gathered from mixed children', () =>
    expect(plainText(['Nivå ', 5, [' av ', <s key="s">17</s>], null, <Heading key="h">18</Heading>])).toBe('Nivå 5 av 17'));
});
