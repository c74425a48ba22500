import { expect, test } from 'vitest';
import { titleInWords, type WhenWords } from './when.ts';

const date = '2025-06-13';
const item = { start: `${date}T10:00:00+02:00`, day: 0, from: 600, to: 660 } as const;
const words: WhenWords = {
  days: [{ date, name: { sv: 'Fredag', en: 'Friday' } }],
  dayNames: () => ({ name: 'Friday 13 June', shortName: 'Fri 13 June' }),
  lang: 'en',
  texts: { day: '{{day}}, {{time}}', night: '', allDay: '', nightName: '' },
};

// META-8
test.each([8, 36, 45, 60, 61, 140])('fits a title with a name of %i letters into the 60 characters that search engines show', length => {
  const name = 'Ö'.repeat(length);
  const title = titleInWords(name, item, '10:00', words, 60);
  expect(title.length).toBeLessThanOrEqual(60);
  expect(title).toMatch(/^Ö{8}/);
  expect(title.includes(name)).toBe(length <= 60);
});
