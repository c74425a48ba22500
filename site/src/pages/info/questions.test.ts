import { expect, test } from 'vitest';
import { fits } from './questions.ts';

const question = {
  id: 'food',
  question: 'Får jag ta med egen mat?',
  answer: ['Ja, kall mat. Läs om [LAN Lounge](/food/lan-lounge).'],
  bullets: ['Ett jordat grenuttag'],
};

test.each(['', '   ', 'mat', 'EGEN mat', 'far', 'lounge', 'grenuttag', 'gren kall'])('«%s» finds it', words => {
  expect(fits(question, words)).toBe(true);
});

test.each(['hund', 'mat hund', '/food', 'lan-lounge'])('«%s» does not', words => {
  expect(fits(question, words)).toBe(false);
});
