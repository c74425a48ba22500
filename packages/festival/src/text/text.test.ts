import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText, plainText, previewText, readingMinutes } from './text.ts';

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
  ])('%o', (markdown, text) => {
    expect(plainText(markdown)).toBe(text);
  });

  it('is one trimmed line, and plain words come through unchanged', () => {
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
    '| ',
    ' ',
    '\n',
    '---',
    'a_',
    '\t',
    '[]: ',
  ])('takes 20,000 times %o in stride', piece => {
    // A non-linear expression would run into the timeout.
    expect(plainText(piece.repeat(20_000)).length).toBeLessThanOrEqual(piece.length * 20_000);
  });
});

const graphemes = (text: string) => [...new Intl.Segmenter('sv').segment(text)].length;

// NEWS-8
describe('previewText', () => {
  const exact = 'x'.repeat(60);

  it.each([
    ['short', 'Kort text.', 'Kort text.'],
    ['exactly 60', exact, exact],
    ['61', `${exact}y`, `${exact}…`],
    ['no space before the ellipsis', `${'x'.repeat(59)} mer`, `${'x'.repeat(59)}…`],
    ['within a word', `${'x'.repeat(46)} mer och merparten`, `${'x'.repeat(46)} mer och…`],
    ['an ellipsis of its own', 'Vi ses snart …', 'Vi ses snart …'],
    [
      'one before the cut',
      'Nja … sa Gunvor och lade på luren innan någon hann protestera högt',
      'Nja … sa Gunvor och lade på luren innan någon hann…',
    ],
    ['after a word', `${'x'.repeat(56)} mer och`, `${'x'.repeat(56)} mer…`],
    ['marks are not counted', `**${exact}**`, exact],
    ['empty', '', ''],
  ])('%s', (_, markdown, preview) => {
    expect(previewText(markdown)).toBe(preview);
  });

  it.each([
    ['a family', '👨‍👩‍👧‍👦'],
    ['a flag', '🇸🇪'],
    ['an accent of its own', 'e\u0301'],
  ])('never cuts within %s', (_, grapheme) => {
    expect(previewText(grapheme.repeat(61))).toBe(`${grapheme.repeat(60)}…`);
    expect(previewText(grapheme.repeat(60))).toBe(grapheme.repeat(60));
  });

  it('leaves no space before the ellipsis', () => expect(cutText('ab cd', 3)).toBe('ab…'));

  it('is the text, or a start of it with at most as many characters as asked for', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), fc.integer({ min: 1, max: 70 }), (text, length) => {
        const cut = cutText(text, length);
        const isCut = graphemes(text) > length;
        const kept = isCut ? cut.slice(0, -1) : cut;
        expect(cut).toBe(isCut ? `${kept}…` : text);
        expect(text.startsWith(kept)).toBe(true);
        expect(graphemes(kept)).toBeLessThanOrEqual(length);
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
])('%i words are read in %i min', (words, minutes) => {
  expect(readingMinutes('**ord** '.repeat(words))).toBe(minutes);
});
