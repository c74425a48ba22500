import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText, firstSentences, plainText, previewText, readingMinutes, withJoiners } from './text.ts';

describe('plainText', () => {
  it.each([
    ['## Rubrik\n\nStycke.', 'Rubrik Stycke.'],
    ['Rubrik\n===\nText\n---\nMer', 'Rubrik Text Mer'],
    ['**Fet** och *kursiv* och __fet__ och _kursiv_ och ~~struket~~', 'Fet och kursiv och fet och kursiv och struket'],
    ['snake_case_namn och 2 * 3', 'snake_case_namn och 2 3'],
    ['[biljetter](/tickets) och [chatten](https://a.example "Chatt")', 'biljetter och chatten'],
    ['[länk](javascript:alert(1)) och [sida](https://a.example/a_(b) "Sida") och ![bild](/a_(b).svg)', 'länk och sida och bild'],
    ['[text][1]\n\n[1]: https://a.example', 'text'],
    ['![En scen](/img/a.svg) först', 'En scen först'],
    ['[![bild](/a.svg)](/b) sedan', 'bild sedan'],
    ['<https://a.example>', 'https://a.example'],
    ['- ett\n- två\n  * tre\n1. fyra\n2) fem', 'ett två tre fyra fem'],
    ['- [x] klart\n- [ ] kvar', 'klart kvar'],
    ['> citat\n> > i citat', 'citat i citat'],
    ['`kod` och\n```js\nlet a\n```', 'kod och let a'],
    ['| a | b |\n|---|:-:|\n| 1 | 2 |', 'a b 1 2'],
    [String.raw`\*inte fet\* och \[inte länk\]`, '*inte fet* och [inte länk]'],
    ['<b>text</b> <script>alert(1)</script>', '<b>text</b> <script>alert(1)</script>'],
    ['13 juni\u00a02025', '13 juni 2025'],
    ['1 337 – kl. 10.00', '1 337 – kl. 10.00'],
    ['', ''],
    ['   \n\n ', ''],
  ])('turns %j into %j', (markdown, text) => {
    expect(plainText(markdown)).toBe(text);
  });

  it('returns one trimmed line and leaves plain words unchanged', () => {
    const word = fc.stringMatching(/^[a-zåäöé0-9]{1,12}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), words => {
        expect(plainText(words.join(' '))).toBe(words.join(' '));
        expect(plainText(words.map(text => `**${text}**`).join('\n\n'))).toBe(words.join(' '));
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), markdown => {
        expect(plainText(markdown)).toMatch(/^(?:\S(?:.*\S)?)?$/u);
      }),
    );
  });

  it.each([
    '[',
    '![',
    '*',
    '_',
    '`',
    '> ',
    '- ',
    '\\',
    '[a](',
    '[a]((b)',
    '[a](()',
    '<https://',
    '|',
    '| ',
    ' ',
    '\n',
    '---',
    'a_',
    '\t',
    '[]: ',
  ])('handles %o repeated 400,000 times, and then a letter', piece => {
    // An expression in quadratic time would run into the timeout.
    expect(plainText(`${piece.repeat(400_000)}x`).length).toBeLessThanOrEqual(piece.length * 400_000 + 1);
  });
});

const graphemes = (text: string) => [...new Intl.Segmenter('sv').segment(text)].length;

it.each([
  ['a long first sentence', `${'ord '.repeat(20)}slut. Nästa.`, `${'ord '.repeat(20)}slut.`],
  [
    'short first sentences',
    'Ja. Det går bra hela helgen, så länge du hör av dig till oss innan. Sedan nej.',
    'Ja. Det går bra hela helgen, så länge du hör av dig till oss innan.',
  ],
  ['full stops in times of day', `${'ord '.repeat(15)}kl. 10.00–15.30 på måndag. Nästa.`, `${'ord '.repeat(15)}kl. 10.00–15.30 på måndag.`],
  [
    'a colon before a capital',
    `${'ord '.repeat(15)}så här: Under 13 år med en vuxen. Nästa.`,
    `${'ord '.repeat(15)}så här: Under 13 år med en vuxen.`,
  ],
  ['no full stop', 'Lakan och handduk', 'Lakan och handduk'],
])('returns the first sentences of a text with %s', (_what, text, first) => expect(firstSentences(text)).toBe(first));

// NEWS-8
describe('previewText', () => {
  const exact = 'x'.repeat(60);

  it.each([
    ['preserves a short text', 'Kort text.', 'Kort text.'],
    ['preserves exactly 60 characters', exact, exact],
    ['cuts within a first word of 61 characters', `${exact}y`, `${exact}…`],
    ['puts no space before the ellipsis', `${'x'.repeat(59)} mer`, `${'x'.repeat(59)}…`],
    ['cuts before a word that does not fit', `${'x'.repeat(46)} mer och merparten`, `${'x'.repeat(46)} mer och…`],
    ['preserves an ellipsis at the end', 'Vi ses snart …', 'Vi ses snart …'],
    [
      'preserves an ellipsis before the cut',
      'Nja … sa Gunvor och lade på luren innan någon hann protestera högt',
      'Nja … sa Gunvor och lade på luren innan någon hann…',
    ],
    ['cuts after a word', `${'x'.repeat(56)} mer och`, `${'x'.repeat(56)} mer…`],
    ['does not count Markdown characters', `**${exact}**`, exact],
    ['returns empty text for empty text', '', ''],
  ])('%s', (_, markdown, preview) => {
    expect(previewText(markdown)).toBe(preview);
  });

  it.each([
    ['an emoji of a family', '👨‍👩‍👧‍👦'],
    ['an emoji of a flag', '🇸🇪'],
    ['a letter with a combining accent', 'e\u0301'],
  ])('never cuts within %s', (_, grapheme) => {
    expect(previewText(grapheme.repeat(61))).toBe(`${grapheme.repeat(60)}…`);
    expect(previewText(grapheme.repeat(60))).toBe(grapheme.repeat(60));
  });
});

describe('cutText', () => {
  it('trims the text before the ellipsis', () => expect(cutText('ab cd', 3)).toBe('ab…'));

  it('returns the text, or a prefix of at most the given length and an ellipsis', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), fc.integer({ min: 1, max: 70 }), (text, length) => {
        const cut = cutText(text, length);
        const isCut = graphemes(text) > length;
        const prefix = isCut ? cut.slice(0, -1) : cut;
        expect(cut).toBe(isCut ? `${prefix}…` : text);
        expect(text.startsWith(prefix)).toBe(true);
        expect(graphemes(prefix)).toBeLessThanOrEqual(length);
      }),
    );
  });
});

it.each([
  [0, 1],
  [1, 1],
  [200, 1],
  [201, 2],
  [1000, 5],
])('estimates the reading time of %i words as %i min', (words, minutes) => {
  expect(readingMinutes('**ord** '.repeat(words))).toBe(minutes);
});

it.each([
  ['Sit-n-go', 'Sit\u2060-\u2060n\u2060-\u2060go'],
  ['kl. 08.00–22.00, 13–16 juni', 'kl. 08.00\u2060–\u206022.00, 13\u2060–\u206016 juni'],
  ['Elmiavägen 15, 554 54 Jönköping', 'Elmiavägen 15, 554\u2060 \u206054 Jönköping'],
  // Phone numbers and amounts get no joiners, as people copy them.
  ['070-174 06 13, 238 500 kr, 13 – 16', '070-174 06 13, 238 500 kr, 13 – 16'],
])('adds word joiners only to ranges, postcodes and sit-n-go: %s', (text, expected) => {
  expect(withJoiners(text)).toBe(expected);
});
