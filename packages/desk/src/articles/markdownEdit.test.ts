import { describe, expect, test } from 'vitest';
import { withMark, type Mark } from './markdownEdit.ts';

/** `[` and `]` enclose the selection. */
const read = (shown: string) => {
  const from = shown.indexOf('[');
  return { text: shown.replace('[', '').replace(']', ''), from, to: shown.indexOf(']') - 1 };
};
const show = ({ text, from, to }: { text: string; from: number; to: number }) =>
  `${text.slice(0, from)}[${text.slice(from, to)}]${text.slice(to)}`;
const words = { text: 'text', address: '/' };

const cases: [Mark, string, string][] = [
  ['bold', 'ta [båda] kablarna', 'ta **[båda]** kablarna'],
  ['bold', 'ta **[båda]** kablarna', 'ta [båda] kablarna'],
  ['italic', 'ta []', 'ta _[text]_'],
  ['heading', 'ett\nt[v]å\ntre', 'ett\n[## två]\ntre'],
  ['heading', 'ett\n[## två]\ntre', 'ett\n[två]\ntre'],
  ['list', '[ett\ntvå]', '[- ett\n- två]'],
  ['numbers', '[ett\ntvå]', '[1. ett\n2. två]'],
  ['numbers', '[1. ett\n2. två]', '[ett\ntvå]'],
  ['quote', '[ord]', '[> ord]'],
];

// CREW-8
describe('withMark', () => {
  test.each(cases)('toggles the mark %s: turns %s into %s', (mark, before, after) => {
    expect(show(withMark(read(before), mark, words))).toBe(after);
  });

  test('turns the selection into a link, and selects its address', () => {
    const { text, from, to } = withMark({ text: 'läs svaren', from: 4, to: 10 }, 'link', words);
    expect(text).toBe('läs [svaren](/)');
    expect(text.slice(from, to)).toBe('/');
  });
});
